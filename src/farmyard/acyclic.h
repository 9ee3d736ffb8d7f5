/* Included before every compiled file.

   Classes that cannot be part of a cycle are kept from the garbage collector (`mypyc_attr(acyclic=True)`), but
   mypyc still hands them to Python's trashcan when they are freed deep inside other objects, and that writes to
   the collector's header, which they do not have. Freeing goes without the trashcan instead. */
#if __has_include(<CPy.h>)
#include <CPy.h>
#undef CPy_TRASHCAN_BEGIN
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(op, dealloc) {
#define CPy_TRASHCAN_END(op) }
#endif
