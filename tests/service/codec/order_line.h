// The line of an order, for a test and a fuzzer that write a parsed order and parse it again.
#pragma once

#include <cstdint>
#include <string>

#include "formats/json/json_text.h"
#include "service/codec/command_form.h"
#include "service/codec/json.h"
#include "service/codec/order.h"

namespace baize::codec {

// Without a line end, and without the time, which such an order takes from the clock.
[[nodiscard]] inline std::string line_of(const Order& order) {
    std::string line;
    JsonText json(line);
    json.begin_object().key("by").number(order.by);
    if (order.key != 0) json.key("key").number(static_cast<std::int64_t>(order.key));
    if (order.command) {
        json.key("do");
        write_command(line, *order.command);
    }
    if (order.asked) {
        json.key("ask");
        write_json(json, *order.asked);
    }
    json.end_object();
    return line;
}

}  // namespace baize::codec
