// The only file that names tl::. A refusal is a value: its reason (a number that travels over wires
// and into records), its clause, and nothing else; the sentence for people is made at the edge.
#pragma once

#include <tl/expected.hpp>

#include "core/clause.h"
#include "core/reason.h"

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

}  // namespace baize
