#include "formats/report/embedded.h"

// The assembler copies the file in; CMake makes this source depend on it.
// clang-format off
asm(".section .rodata\n"
    "baize_figures_begin: .incbin \"" BAIZE_FIGURES_FILE "\"\n"
    "baize_figures_end: .byte 0\n"
    ".previous\n");
// clang-format on

extern "C" {
extern const char baize_figures_begin[];
extern const char baize_figures_end[];
}

namespace baize::report {

std::string_view embedded_figures() {
    return {baize_figures_begin, baize_figures_end};
}

}  // namespace baize::report
