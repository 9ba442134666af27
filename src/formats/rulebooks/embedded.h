// The files of rulebooks/ and the table of citations, built into the program byte for byte, so that
// `baize rules` needs no separate files. The other headers of this folder parse them.
#pragma once

#include <string_view>

namespace baize {

[[nodiscard]] std::string_view embedded_clauses();          // rulebooks/clauses.tsv
[[nodiscard]] std::string_view embedded_interpretations();  // rulebooks/interpretations.md
[[nodiscard]] std::string_view embedded_citations();        // made by tools/clauses

}  // namespace baize
