#include "formats/histories/hand_block.h"

#include <algorithm>

#include "formats/histories/letters.h"
#include "formats/histories/phh/phh_headings.h"

namespace baize::histories {

namespace {

constexpr std::string_view too_long = "the hand is longer than a megabyte";

// Returns where the indentation before `at` begins, at most `indentation_max` letters earlier.
std::size_t before_indentation(const BlockText& text, std::size_t at) {
    constexpr std::size_t indentation_max = 256;
    const std::size_t least = at - std::min(at, indentation_max);
    while (at > least && is_indentation(text[at - 1]))
        --at;
    return at;
}

// Returns the position of the last line that begins with a brace; 0 if there is none.
std::size_t last_object(const BlockText& text) {
    for (std::size_t at = text.size(); at > 1; --at) {
        if (text[at - 1] == '{' && text[at - 2] == '\n') return at - 1;
    }
    return 0;
}

// Returns the position of the last line that begins with a bracket, or that is certainly an
// indented heading; 0 if there is none. Reading resumes at such a line after a bad hand.
std::size_t last_heading(const BlockText& text) {
    for (std::size_t at = text.size(); at > 1; --at) {
        const std::size_t bracket = at - 1;
        if (text[bracket] != '[') continue;
        const std::size_t line = before_indentation(text, bracket);
        if (line == 0 || text[line - 1] != '\n') continue;
        if (line == bracket) return line;
        if (begins_hand(text.data() + bracket, text.data() + text.size())) return line;
    }
    return 0;
}

// Returns where to cut a hand that is too long. The line end before the next hand, with its
// indentation, stays with the text that follows.
std::size_t cut_inside(const BlockText& text) {
    const std::size_t line = before_indentation(text, text.size());
    return line == 0 ? text.size() - 1 : line - 1;
}

}  // namespace

HandBlock joined(const HandBlock& one, std::size_t from, const HandBlock& other) {
    HandBlock block{.format = one.format,
                    .is_first = one.is_first && from == 0,
                    .is_last = other.is_last,
                    .begins_inside = one.begins_inside && from == 0};
    block.text.reserve(one.size() - from + other.text.size());
    const auto offset = [](std::size_t count) { return static_cast<std::ptrdiff_t>(count); };
    block.text.assign(one.text.begin() + offset(from), one.text.begin() + offset(one.size()));
    block.text.insert(block.text.end(), other.text.begin(), other.text.end());
    return block;
}

// Appends up to one block of text. Returns false at the end of the file.
bool BlockSplitter::fill(BlockText& text) {
    const std::size_t before = text.size();
    text.resize(before + block_size_);
    std::size_t size = before;
    while (size < text.size()) {
        const std::size_t got = source_(text.data() + size, text.size() - size);
        if (got == 0) break;
        size += got;
    }
    const bool is_full = size == text.size();
    text.resize(size);
    return is_full;
}

bool BlockSplitter::next(HandBlock& block) {
    if (has_ended_) return false;
    block.is_first = !has_begun_;
    block.begins_inside = cuts_a_hand_;
    block.text.clear();
    block.text.swap(rest_);
    std::size_t end = 0;
    do {
        has_ended_ = !fill(block.text);
        if (!has_begun_) {
            has_begun_ = true;
            const std::string_view begin(block.text.data(), block.text.size());
            const std::size_t mark = begin.starts_with(byte_order_mark) ? 3 : 0;
            block.text.erase(block.text.begin(),
                             block.text.begin() + static_cast<std::ptrdiff_t>(mark));
            format_ = format_of(block.text.data(), block.text.data() + block.text.size());
        }
        end = format_ == Format::phh ? last_heading(block.text) : last_object(block.text);
    } while (end == 0 && !has_ended_ && block.text.size() < 2 * hand_size_max);
    cuts_a_hand_ = !has_ended_ && end == 0;
    if (cuts_a_hand_) end = cut_inside(block.text);
    if (!has_ended_) {
        rest_.assign(block.text.begin() + static_cast<std::ptrdiff_t>(end), block.text.end());
        block.text.resize(end);
    }
    block.format = format_;
    block.is_last = has_ended_;
    block.text.insert(block.text.end(), padding, '\0');
    return true;
}

void BlockReader::start(const HandBlock& block) {
    block_ = &block;
    piece_ = {.at = block.text.data(), .end = block.text.data() + block.size()};
    phh_.restart(!block.is_first);
    if (block.begins_inside) {
        block.format == Format::phh ? PhhReader::skip_hand(piece_) : OhhReader::skip_hand(piece_);
    }
    hands_ = 0;
    breaks_off_ = false;
    hand_begin_ = piece_.at;
}

// A hand that reaches the end of a block may continue in the next block, unless it is already too
// long.
bool BlockReader::may_go_on() const {
    return !block_->is_last && static_cast<std::size_t>(piece_.end - hand_begin_) < hand_size_max;
}

Outcome BlockReader::break_off() {
    breaks_off_ = true;
    return Outcome::end;
}

Outcome BlockReader::next(Record& record) {
    hand_begin_ = piece_.at;
    const bool is_phh = block_->format == Format::phh;
    const Outcome outcome = is_phh ? phh_.next(piece_, record) : ohh_.next(piece_, record);
    if (outcome == Outcome::end) return outcome;
    if (outcome == Outcome::fault) return report(is_phh ? phh_.error_text() : ohh_.error_text());
    // A hand without a heading must be the only one of its file.
    const bool must_be_alone = is_phh && !phh_.has_heading();
    if (must_be_alone && piece_.at == piece_.end && may_go_on()) return break_off();
    if (hand_size() >= hand_size_max) return refuse(hand_begin_, {}, too_long);
    ++hands_;
    return outcome;
}

Outcome BlockReader::report(const ParseError& error_text) {
    const bool reaches_the_end = error_text.reached >= piece_.end;
    if (reaches_the_end && may_go_on()) return break_off();
    if (reaches_the_end && hand_size() >= hand_size_max) return refuse(hand_begin_, {}, too_long);
    return refuse(error_text.place, error_text.field, error_text.text);
}

Outcome BlockReader::refuse(const char* place, std::string_view field, std::string_view text) {
    ++hands_;
    fault_ = {.hand = hands_,
              .line = line_ends(block_->text.data(), std::min(place, piece_.end)) + 1,
              .field = std::string(field),
              .text = std::string(text)};
    return Outcome::fault;
}

std::uint64_t BlockReader::line_count() const {
    const char* const first = block_->text.data();
    return line_ends(first, breaks_off_ ? hand_begin_ : first + block_->size());
}

std::uint64_t BlockReader::hand_line() const {
    return line_ends(block_->text.data(), hand_begin_) + 1;
}

}  // namespace baize::histories
