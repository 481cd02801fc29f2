/* python.exe for building under Wine: all of Python is in its library. */
#include <windows.h>

typedef int (*entry)(int, wchar_t **);

int wmain(int count, wchar_t **arguments)
{
    HMODULE library = LoadLibraryW(L"python311.dll");
    entry run = library ? (entry)(void *)GetProcAddress(library, "Py_Main") : NULL;

    return run ? run(count, arguments) : 127;
}
