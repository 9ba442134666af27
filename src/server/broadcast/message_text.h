// Messages to the browser as JSON text.
#pragma once

#include <memory>
#include <string>

#include "server/broadcast/subscriber.h"
#include "service/codec/json.h"
#include "service/protocol/to_browser.h"

namespace baize::server {

[[nodiscard]] inline Text text_of(const views::ToBrowser& message) {
    auto text = std::make_shared<std::string>();
    JsonText json(*text);
    codec::write_json(json, message);
    return text;
}

// Returns the refusal of the command with this key; 0 if it has no key.
[[nodiscard]] inline views::Refused refusal_of(std::uint64_t key, const Rejection& why) {
    return {key, std::string(name(why.reason)), std::string(sentence(why.reason)), why.clause, 0};
}

}  // namespace baize::server
