/* icuuc.dll for Wine, which has none; Windows has had its own since 2019. Qt asks it for converters of texts in
   old code pages only, and is told that there are none. Lies in Wine's system folder and is never shipped. */

#define CALL __declspec(dllexport)
enum { FILE_ACCESS_ERROR = 4 };
typedef int *status;

static int none(status told)
{
    *told = FILE_ACCESS_ERROR;
    return 0;
}

CALL void *ucnv_open(const char *name, status told) { none(told); return 0; }
CALL void ucnv_close(void *converter) {}
CALL void ucnv_reset(void *converter) {}
CALL signed char ucnv_getMaxCharSize(void *converter) { return 1; }
CALL const char *ucnv_getName(void *converter, status told) { none(told); return 0; }
CALL const char *ucnv_getStandardName(const char *name, const char *standard, status told) { none(told); return 0; }
CALL int ucnv_countAvailable(void) { return 0; }
CALL const char *ucnv_getAvailableName(int index) { return 0; }

CALL void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
CALL void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
CALL void ucnv_getFromUCallBack(void *converter, void **action, void **context) { *action = *context = 0; }
CALL void ucnv_getToUCallBack(void *converter, void **action, void **context) { *action = *context = 0; }
CALL void ucnv_setFromUCallBack(void *c, void *to, void *context, void **old, void **older, status told) { none(told); }
CALL void ucnv_setToUCallBack(void *c, void *to, void *context, void **old, void **older, status told) { none(told); }
CALL void ucnv_cbFromUWriteUChars(void *arguments, void *text, void *end, int offset, status told) { none(told); }
CALL void ucnv_cbToUWriteUChars(void *arguments, void *text, int length, int offset, status told) { none(told); }

CALL void ucnv_fromUnicode(void *c, void **to, void *end, void **from, void *last, int *at, signed char f, status told) { none(told); }
CALL void ucnv_toUnicode(void *c, void **to, void *end, void **from, void *last, int *at, signed char f, status told) { none(told); }
CALL int ucnv_fromUCountPending(void *converter, status told) { return none(told); }
CALL int ucnv_toUCountPending(void *converter, status told) { return none(told); }
