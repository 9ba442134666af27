// A message as it goes over the line.
#pragma once

#include <memory>
#include <string>

#include "screen/forms.h"
#include "screen/to_browser.h"
#include "server/visitor.h"

namespace baize::server {

[[nodiscard]] inline Text text_of(const screen::ToBrowser& message) {
    auto text = std::make_shared<std::string>();
    JsonText json(*text);
    desk::write_json(json, message);
    return text;
}

}  // namespace baize::server
