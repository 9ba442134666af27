// `baize rules coverage`: which clauses are tested, enforced, shown or missing, and how each
// reaches people.
#pragma once

#include <iosfwd>

namespace baize {

// Prints one table per book, then the ids of missing clauses.
void print_coverage(std::ostream& out);

// Prints one object per line for every clause of the books.
void print_coverage_json(std::ostream& out);

}  // namespace baize
