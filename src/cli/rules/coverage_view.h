// `baize rules coverage`: which clauses are tested, enforced, shown or missing, and how people
// are reached by them.
#pragma once

#include <iosfwd>

namespace baize {

// A table a book, then the ids that are missing.
void print_coverage(std::ostream& out);

// One object a line for every clause of the books.
void print_coverage_json(std::ostream& out);

}  // namespace baize
