#include "service/protocol/from_browser.h"

#include "service/protocol/forms.h"

namespace baize::screen {

std::optional<FromBrowser> MessageReader::read(std::string_view text) {
    FromBrowser message;
    if (!line_.read(text)) return std::nullopt;
    desk::read_json(line_, line_.root(), message);
    if (line_.has_complaint()) return std::nullopt;
    return message;
}

}  // namespace baize::screen
