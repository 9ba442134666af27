// What the library reads and writes, and our own words for it.
#pragma once

#include <string>

#include "server/api/request.h"
#include "server/net/net.h"

namespace baize::server {

using HttpRequest = http::request<http::string_body>;

// What the library read, in our own words; false: its target is none of ours.
[[nodiscard]] bool read_request(const HttpRequest& from,
                                const std::string& address,
                                Request& request);

[[nodiscard]] http::response<http::string_body> written(const Response& response,
                                                        const HttpRequest& to,
                                                        bool is_secure);

}  // namespace baize::server
