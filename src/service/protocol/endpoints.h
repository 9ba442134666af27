// The complete list of HTTP endpoints. The server serves exactly these, and the OpenAPI document is
// generated from the list.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "service/codec/schema.h"

namespace baize::views {

enum class Verb : std::uint8_t { get, post };

// The clients that may call the endpoint.
enum class AskedBy : std::uint8_t {
    anybody,
    person  // a person with a session
};

struct Parameter {
    std::string_view name{};  // "{name}" in the path; otherwise a query parameter
    std::string_view about{};
    bool is_number = false;
};

// A status other than 200 that an endpoint answers with, and when. The body is always a Problem.
struct Failure {
    int status = 0;
    std::string_view when{};
};

struct Endpoint {
    std::string_view name{};  // for example "list_rounds"
    Verb verb = Verb::get;
    std::string_view path{};     // for example "/api/rounds/{table}/{round}"
    std::string_view summary{};  // a few words, for lists
    std::string_view details{};  // whole sentences: what it does, for whom, and its limits
    std::string_view answer{};   // the content of a response with status 200
    AskedBy asked_by = AskedBy::anybody;
    std::span<const Parameter> parameters{};
    std::span<const Failure> failures{};  // besides those that any request can meet
    std::string (*request)(codec::SchemaBook&) = nullptr;   // nullptr: no body
    std::string (*response)(codec::SchemaBook&) = nullptr;  // nullptr: no body, or not JSON
    std::string_view media = "application/json";
};

[[nodiscard]] std::span<const Endpoint> endpoints();

// Failures that any request can meet.
[[nodiscard]] std::span<const Failure> common_failures();

// Returns the content of docs/api/openapi.json.
[[nodiscard]] std::string openapi_document();

// Returns the content of docs/api/messages.schema.json: the WebSocket messages of every client.
[[nodiscard]] std::string messages_document();

// Returns the content of docs/api/staff.schema.json: the additional messages of staff, with
// every command of the house, and the lines of a console.
[[nodiscard]] std::string staff_document();

}  // namespace baize::views
