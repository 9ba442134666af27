// The parts that the handlers of accounts share.
#pragma once

#include <optional>

#include "formats/json/json_line.h"
#include "server/api/json_answer.h"
#include "service/accounts/passwords.h"

namespace baize::server {

inline constexpr std::size_t shortest_name = 3;
inline constexpr std::size_t longest_name = 24;

// Reads the body of a request. If it cannot be read, answers why and returns nullopt.
template <typename Form>
[[nodiscard]] std::optional<Form> form_in(const Request& request, const Respond& respond) {
    JsonLine line;
    Form form;
    if (line.read(request.body)) codec::read_json(line, line.root(), form);
    if (!line.has_error()) return form;
    respond(problem(400, "invalid_request", line.error_text()));
    return std::nullopt;
}

[[nodiscard]] inline Response wrong_password_length() {
    return problem(400, "password_length", "A password must have 10 to 200 characters.");
}

[[nodiscard]] inline bool is_password_length(const std::string& password) {
    return password.size() >= shortest_password && password.size() <= longest_password;
}

[[nodiscard]] inline Response too_many_attempts() {
    return problem(429, "too_many_requests", "Too many attempts: please wait a minute.");
}

[[nodiscard]] inline Response too_busy() {
    return problem(503, "busy", "Please try again in a moment.");
}

[[nodiscard]] inline Response session_over() {
    return problem(401, "not_signed_in", "Please sign in first.");
}

}  // namespace baize::server
