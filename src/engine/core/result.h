// Results and refusals; the only file that uses tl::expected directly. A refusal is a value that
// holds only its reason (a number, sent in messages and stored in records) and its clause; the
// sentence for people is added where it is shown.
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

// For errors outside the books that have no clause, such as disk and file errors.
template <typename Value, typename Problem>
using Expected = tl::expected<Value, Problem>;

template <typename Problem>
[[nodiscard]] constexpr auto unexpected(Problem problem) {
    return tl::unexpected<Problem>(std::move(problem));
}

}  // namespace baize
