// Feeds the fuzzer's bytes to a stream line by line and checks every reply: one line per line read,
// with a line end, and an error reply exactly when the stream reports an error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

namespace baize {

template <typename Stream>
void fuzz_lines(const std::uint8_t* data, std::size_t size, bool first_line_is_silent) {
    std::string text;
    text.reserve(size);
    for (std::size_t i = 0; i < size; ++i)
        text += static_cast<char>(data[i]);
    std::string_view rest = text;
    Stream stream;
    for (bool first = true; !rest.empty(); first = false) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        std::string out;
        const std::optional<std::string> error_text = stream.answer(line, out);
        const bool is_error = out.rfind("{\"line\":", 0) == 0;
        if (error_text.has_value() != is_error) std::abort();
        if (first && first_line_is_silent && !error_text) {
            if (!out.empty()) std::abort();
            continue;
        }
        if (out.empty() || out.find('\n') != out.size() - 1) std::abort();
    }
}

}  // namespace baize
