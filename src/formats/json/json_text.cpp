#include "formats/json/json_text.h"

namespace baize {

namespace {

constexpr bool is_plain(char c) {
    return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
}

}  // namespace

// Copies runs of plain characters at once; nearly every text is a single run.
JsonText& JsonText::string(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    separate();
    out_ += '"';
    while (!text.empty()) {
        std::size_t plain = 0;
        while (plain < text.size() && is_plain(text[plain]))
            ++plain;
        out_.append(text.data(), plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        const auto byte = static_cast<unsigned char>(text.front());
        if (byte < 0x20) {
            out_ += "\\u00";
            out_ += hex[byte >> 4U];
            out_ += hex[byte & 0xFU];
        } else {
            out_ += '\\';
            out_ += text.front();
        }
        text.remove_prefix(1);
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
