#include "contracts/json_text.h"

namespace baize {

JsonText& JsonText::string(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    separate();
    out_ += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out_ += '\\';
            out_ += c;
        } else if (byte < 0x20) {
            out_ += "\\u00";
            out_ += hex[byte >> 4U];
            out_ += hex[byte & 0xFU];
        } else {
            out_ += c;
        }
    }
    out_ += '"';
    return *this;
}

void write_error(std::string& out, std::uint64_t line, std::string_view error) {
    JsonText(out)
        .begin_object()
        .key("line")
        .number(static_cast<std::int64_t>(line))
        .key("error")
        .string(error)
        .end_object();
    out += '\n';
}

}  // namespace baize
