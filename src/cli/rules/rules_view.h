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

// Prints all data about one clause.
void print_clause(std::ostream& out, const ClauseEntry& entry);

// Prints the duty of a clause and the interpretations that concern it.
void print_clause_briefly(std::ostream& out, const ClauseEntry& entry);

void print_interpretation(std::ostream& out, const Interpretation& entry);

// Finds 5.6.1, 5.6.1(a) and so on for "5.6", but neither 5.6 itself nor 5.60.
[[nodiscard]] std::vector<const ClauseEntry*> entries_below(std::string_view book,
                                                            std::string_view id);

// Prints the clauses and interpretations that contain all the words, ignoring case. Returns their
// number.
std::size_t print_matches(std::ostream& out, const std::vector<std::string>& words);

}  // namespace baize
