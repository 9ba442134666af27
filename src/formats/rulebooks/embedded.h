// The files of rulebooks/ and the table of citations, built into the program byte for byte, so that
// `baize rules` needs no file beside it. Parsing is the work of the headers next to this one.
#pragma once

#include <string_view>

namespace baize {

[[nodiscard]] std::string_view embedded_clauses();          // rulebooks/clauses.tsv
[[nodiscard]] std::string_view embedded_interpretations();  // rulebooks/interpretations.md
[[nodiscard]] std::string_view embedded_citations();        // made by tools/clauses

}  // namespace baize
