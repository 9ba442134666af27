// Names a browser and its device for the list of sessions.
#pragma once

#include <string>
#include <string_view>

namespace baize::server {

// Returns words such as "Firefox on Android" for the User-Agent header of a request; "" if nothing
// of it is known. The header itself is not stored.
[[nodiscard]] std::string device_of(std::string_view user_agent);

}  // namespace baize::server
