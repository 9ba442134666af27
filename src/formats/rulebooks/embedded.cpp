#include "formats/rulebooks/embedded.h"

// The assembler copies the files in; CMake makes this source depend on them.
// clang-format off
asm(".section .rodata\n"
    "baize_clauses_begin: .incbin \"" BAIZE_CLAUSES_FILE "\"\n"
    "baize_clauses_end:\n"
    "baize_interpretations_begin: .incbin \"" BAIZE_INTERPRETATIONS_FILE "\"\n"
    "baize_interpretations_end:\n"
    "baize_citations_begin: .incbin \"" BAIZE_CITATIONS_FILE "\"\n"
    "baize_citations_end: .byte 0\n"
    ".previous\n");
// clang-format on

extern "C" {
extern const char baize_clauses_begin[];
extern const char baize_clauses_end[];
extern const char baize_interpretations_begin[];
extern const char baize_interpretations_end[];
extern const char baize_citations_begin[];
extern const char baize_citations_end[];
}

namespace baize {

std::string_view embedded_clauses() {
    return {baize_clauses_begin, baize_clauses_end};
}

std::string_view embedded_interpretations() {
    return {baize_interpretations_begin, baize_interpretations_end};
}

std::string_view embedded_citations() {
    return {baize_citations_begin, baize_citations_end};
}

}  // namespace baize
