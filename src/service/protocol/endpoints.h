// The HTTP interface in one list: the server answers these and no others, and the OpenAPI document
// is made of it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "service/codec/schema_form.h"

namespace baize::screen {

enum class Verb : std::uint8_t { get, post };

// Who may ask.
enum class AskedBy : std::uint8_t {
    anybody,
    person  // somebody with a session
};

struct Parameter {
    std::string_view name{};  // "{name}" of the path; otherwise in the query
    std::string_view about{};
    bool is_number = false;
};

struct Endpoint {
    std::string_view name{};  // "list_rounds"
    Verb verb = Verb::get;
    std::string_view path{};  // "/api/rounds/{table}/{round}"
    std::string_view about{};
    AskedBy asked_by = AskedBy::anybody;
    std::span<const Parameter> parameters{};
    std::string (*request)(desk::SchemaBook&) = nullptr;   // nothing: no body
    std::string (*response)(desk::SchemaBook&) = nullptr;  // nothing: no body, or not JSON
    std::string_view media = "application/json";
};

[[nodiscard]] std::span<const Endpoint> endpoints();

// docs/api/openapi.json
[[nodiscard]] std::string openapi_document();

// docs/api/messages.schema.json: what goes over the WebSocket.
[[nodiscard]] std::string messages_document();

}  // namespace baize::screen
