// Writes a value of a described type as the JSON body of a response.
#pragma once

#include <string>

#include "server/api/request.h"
#include "service/codec/json.h"

namespace baize::server {

template <typename Value>
[[nodiscard]] std::string json_of(const Value& value) {
    std::string text;
    JsonText json(text);
    codec::write_json(json, value);
    return text;
}

template <typename Value>
[[nodiscard]] Response json_answer(const Value& value) {
    return json_response(json_of(value));
}

}  // namespace baize::server
