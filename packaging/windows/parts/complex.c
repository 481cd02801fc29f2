/* What NumPy asks of ucrtbase.dll and Wine 8 has no body for: complex numbers. They are laid over Wine's own (see
   environment.py) so that NumPy can be loaded and tried there; Windows has the real ones, and nothing of this is shipped.
   A long double is a double on Windows. */
#include <complex.h>

typedef struct { double re, im; } wide;
typedef struct { float re, im; } narrow;

static double complex in(wide z) { return z.re + z.im * I; }
static wide out(double complex z) { return (wide){creal(z), cimag(z)}; }
static double complex inf(narrow z) { return (double)z.re + (double)z.im * I; }
static narrow outf(double complex z) { return (narrow){(float)creal(z), (float)cimag(z)}; }

#define NUMBER(name) \
    double own_##name(wide z) { return name(in(z)); } \
    double own_##name##l(wide z) { return name(in(z)); } \
    float own_##name##f(narrow z) { return (float)name(inf(z)); }
#define MAPPING(name) \
    wide own_##name(wide z) { return out(name(in(z))); } \
    wide own_##name##l(wide z) { return out(name(in(z))); } \
    narrow own_##name##f(narrow z) { return outf(name(inf(z))); }

NUMBER(cabs)
NUMBER(carg)
NUMBER(creal)
NUMBER(cimag)
MAPPING(ccos)
MAPPING(ccosh)
MAPPING(cexp)
MAPPING(csin)
MAPPING(csinh)
MAPPING(ctan)
MAPPING(ctanh)
wide own_cpow(wide a, wide b) { return out(cpow(in(a), in(b))); }
wide own_cpowl(wide a, wide b) { return out(cpow(in(a), in(b))); }
narrow own_cpowf(narrow a, narrow b) { return outf(cpow(inf(a), inf(b))); }
