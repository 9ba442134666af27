#include "histories/hand_stream.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <fmt/format.h>

#include "histories/letters.h"

namespace baize::histories {

std::string sentence(const HandFault& fault) {
    const std::string_view colon = fault.field.empty() ? "" : ", ";
    return fmt::format(
        "hand {}, line {}{}{}: {}", fault.hand, fault.line, colon, fault.field, fault.text);
}

Format format_of(const char* first, const char* end) {
    const char* const letter = std::find_if_not(first, end, is_blank);
    return letter != end && *letter == '{' ? Format::ohh : Format::phh;
}

HandStream::HandStream(Source source, std::size_t block_size)
    : source_(std::move(source)), block_(block_size + padding) {
    piece_ = {.at = block_.data(), .end = block_.data(), .is_last = false};
}

// Moves what is left to the front and reads on behind it until the block is full.
void HandStream::fill() {
    lines_before_ += line_ends(block_.data(), piece_.at);
    auto size = static_cast<std::size_t>(piece_.end - piece_.at);
    std::memmove(block_.data(), piece_.at, size);
    if (size + padding >= block_.size() / 2) block_.resize(block_.size() * 2);
    const std::size_t full = block_.size() - padding;
    piece_.is_last = false;
    while (size < full && !piece_.is_last) {
        const std::size_t got = source_(block_.data() + size, full - size);
        piece_.is_last = got == 0;
        size += got;
    }
    piece_.at = block_.data();
    piece_.end = block_.data() + size;
    std::fill_n(block_.data() + size, padding, '\0');
}

// Up to the first letter, which tells the format.
void HandStream::begin() {
    has_begun_ = true;
    fill();
    const std::string_view text(piece_.at, static_cast<std::size_t>(piece_.end - piece_.at));
    if (text.starts_with(byte_order_mark)) piece_.at += byte_order_mark.size();
    while (true) {
        piece_.at = std::find_if_not(piece_.at, piece_.end, is_blank);
        if (piece_.at != piece_.end || piece_.is_last) break;
        fill();
    }
    format_ = format_of(piece_.at, piece_.end);
}

Outcome HandStream::read(Record& record) {
    return format_ == Format::phh ? phh_.next(piece_, record) : ohh_.next(piece_, record);
}

Outcome HandStream::give_up() {
    constexpr std::string_view why = "the hand is longer than a megabyte";
    return format_ == Format::phh ? phh_.give_up(piece_, why) : ohh_.give_up(piece_, why);
}

Outcome HandStream::report(Outcome outcome) {
    if (outcome == Outcome::end) return outcome;
    ++hands_;
    if (outcome == Outcome::fault) {
        const Complaint& complaint = format_ == Format::phh ? phh_.complaint() : ohh_.complaint();
        const char* const place = std::min(complaint.place, piece_.end);
        fault_ = {.hand = hands_,
                  .line = lines_before_ + line_ends(block_.data(), place) + 1,
                  .field = std::string(complaint.field),
                  .text = complaint.text};
    }
    return outcome;
}

Outcome HandStream::next(Record& record) {
    if (!has_begun_) begin();
    while (true) {
        const Outcome outcome = read(record);
        if (outcome != Outcome::unfinished) return report(outcome);
        if (static_cast<std::size_t>(piece_.end - piece_.at) >= hand_size_max) {
            return report(give_up());
        }
        fill();
    }
}

}  // namespace baize::histories
