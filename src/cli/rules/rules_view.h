// Clauses and interpretations as text for people.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "formats/rulebooks/book.h"
#include "formats/rulebooks/interpretation.h"

namespace baize {

void print_books(std::ostream& out);

// Everything known about one clause.
void print_clause(std::ostream& out, const ClauseEntry& entry);

// Its duty and which readings touch it.
void print_clause_briefly(std::ostream& out, const ClauseEntry& entry);

void print_interpretation(std::ostream& out, const Interpretation& entry);

// "5.6" finds 5.6.1, 5.6.1(a) ..., but neither 5.6 itself nor 5.60.
[[nodiscard]] std::vector<const ClauseEntry*> entries_below(std::string_view book,
                                                            std::string_view id);

// Prints the clauses and interpretations that hold all the words, in any case; says how many.
std::size_t print_matches(std::ostream& out, const std::vector<std::string>& words);

}  // namespace baize
