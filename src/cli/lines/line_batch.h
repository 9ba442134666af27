// Runs a batch of JSON lines. Every line gets an answer; an invalid line gets an error on both
// streams, and the batch continues. Lines of any length are read in bounded memory.
#pragma once

#include <algorithm>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/console.h"
#include "formats/json/json_line.h"

namespace baize {

// Splits a stream at line ends. Bytes beyond the limit of a line are dropped; the reader of the
// line sees that it is too long.
class LineSource {
  public:
    explicit LineSource(std::istream& in) : in_(in), block_(block_size) {}

    // Returns false at the end of the input. The view is valid until the next call.
    [[nodiscard]] bool next(std::string_view& line) {
        kept_.clear();
        bool any = false;
        while (at_ < size_ || fill()) {
            any = true;
            const std::string_view rest(block_.data() + at_, size_ - at_);
            const std::size_t end = rest.find('\n');
            const bool found = end != std::string_view::npos;
            const std::string_view part = rest.substr(0, end);
            at_ += found ? end + 1 : rest.size();
            if (found && kept_.empty()) {
                line = part;
                return true;
            }
            kept_.append(part.substr(0, limit - std::min(limit, kept_.size())));
            if (found) break;
        }
        line = kept_;
        return any;
    }

    // True if reading more would block.
    [[nodiscard]] bool is_drained() const { return at_ >= size_ && in_.rdbuf()->in_avail() <= 0; }

  private:
    static constexpr std::size_t block_size = std::size_t{1} << 16U;
    static constexpr std::size_t limit = json_line_size_max + 1;

    // Reads the bytes that are available: a program that sends one line must not wait until a block
    // is full.
    bool fill() {
        std::streambuf& buffer = *in_.rdbuf();
        at_ = 0;
        size_ = 0;
        if (buffer.sgetc() == std::streambuf::traits_type::eof()) return false;
        const auto there = std::max<std::streamsize>(buffer.in_avail(), 1);
        const auto room = static_cast<std::streamsize>(block_.size());
        size_ = static_cast<std::size_t>(buffer.sgetn(block_.data(), std::min(there, room)));
        return size_ > 0;
    }

    std::istream& in_;
    std::vector<char> block_;
    std::size_t at_ = 0;
    std::size_t size_ = 0;
    std::string kept_{};
};

// `stream.answer(text, out)` answers one line and returns its error message, if any.
template <typename Stream>
void run_line_batch(Stream& stream, std::string_view command, Console& console) {
    constexpr std::size_t flush_at = std::size_t{1} << 16U;
    LineSource lines(console.in);
    std::string out;
    std::string_view text;
    std::size_t number = 0;
    while (console.out.good() && lines.next(text)) {
        ++number;
        if (const std::optional<std::string> error_text = stream.answer(text, out)) {
            console.exit_status = exit_failed;
            console.error << "baize " << command << ": line " << number << ": " << *error_text
                          << '\n';
        }
        // A sender of a single line must get its answer before it sends more.
        if (out.size() >= flush_at || lines.is_drained()) {
            console.out.write(out.data(), static_cast<std::streamsize>(out.size()));
            console.out.flush();
            out.clear();
        }
    }
    console.out.write(out.data(), static_cast<std::streamsize>(out.size()));
    console.out.flush();
}

}  // namespace baize
