// Converts Beast's HTTP messages to our request and response types.
#pragma once

#include <string>

#include "server/api/request.h"
#include "server/net/net.h"

namespace baize::server {

using HttpRequest = http::request<http::string_body>;

// Fills `request` from a parsed HTTP message. Returns false if the method is not GET, HEAD or POST,
// or if the target is malformed.
[[nodiscard]] bool read_request(const HttpRequest& from,
                                const std::string& address,
                                Request& request);

[[nodiscard]] http::response<http::string_body> to_http_response(const Response& response,
                                                                 const HttpRequest& to,
                                                                 bool is_secure);

}  // namespace baize::server
