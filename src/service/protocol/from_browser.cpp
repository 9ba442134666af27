#include "service/protocol/from_browser.h"

#include "service/codec/json.h"

namespace baize::views {

std::optional<FromBrowser> MessageReader::read(std::string_view text) {
    FromBrowser message;
    if (!line_.read(text)) return std::nullopt;
    codec::read_json(line_, line_.root(), message);
    if (line_.has_error()) return std::nullopt;
    return message;
}

}  // namespace baize::views
