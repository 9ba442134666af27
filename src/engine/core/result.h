// The only file that names tl::. A refusal is a value: its reason (a number that travels over wires
// and into records), its clause, and nothing else; the sentence for people is made at the edge.
#pragma once

#include <utility>

#include <tl/expected.hpp>

#include "engine/core/clause.h"
#include "engine/core/reason.h"

namespace baize {

struct Rejection {
    Reason reason{};
    Clause clause{};
    friend constexpr bool operator==(const Rejection&, const Rejection&) = default;
};

template <typename Value>
using Result = tl::expected<Value, Rejection>;

[[nodiscard]] constexpr auto reject(Reason reason, Clause clause) {
    return tl::unexpected<Rejection>(Rejection{reason, clause});
}

[[nodiscard]] constexpr auto reject(Rejection rejection) {
    return tl::unexpected<Rejection>(rejection);
}

// For what can go wrong outside the books, where a clause has nothing to say: a disk, a file.
template <typename Value, typename Problem>
using Expected = tl::expected<Value, Problem>;

template <typename Problem>
[[nodiscard]] constexpr auto unexpected(Problem problem) {
    return tl::unexpected<Problem>(std::move(problem));
}

}  // namespace baize
