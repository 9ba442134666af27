#include "service/codec/described_form.h"

#include <fmt/format.h>

namespace baize::codec {

bool expect_list(JsonLine& line, const JsonValue& json, std::size_t most) {
    if (!expect_kind(line, json, JsonKind::array)) return false;
    if (json.count <= most) return true;
    line.add_error(json, fmt::format("must hold at most {} values, not {}", most, json.count));
    return false;
}

const JsonValue* only_field(JsonLine& line, const JsonValue& json) {
    if (!expect_kind(line, json, JsonKind::object)) return nullptr;
    if (json.count == 1) return &*line.inside(json).begin();
    line.add_error(json, "must hold one field, whose name says what it is");
    return nullptr;
}

}  // namespace baize::codec
