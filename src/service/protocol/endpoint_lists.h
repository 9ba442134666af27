// The parts of the list of endpoints. Their order is that of the OpenAPI document.
#pragma once

#include <span>

#include "service/codec/json.h"
#include "service/protocol/endpoints.h"

namespace baize::views {

template <typename Form>
inline constexpr auto form = &codec::schema_of<Form>;

// Signing in and out, and the own account.
[[nodiscard]] std::span<const Endpoint> account_endpoints();

}  // namespace baize::views
