// Reads the part of TOML that hand histories use, from memory and without copying. An error is kept
// with its place; the caller decides whether the text is wrong or merely incomplete.
//
// REQUIRES of every text: `padding` zero bytes behind its end, so that the reading functions need
// no end checks. A zero byte inside a text is refused like any other control character.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "formats/histories/amount.h"
#include "formats/histories/phh/text_scan.h"
#include "formats/histories/text_store.h"

namespace baize::histories {

inline constexpr std::size_t padding = 64;

class TomlCursor {
  public:
    TomlCursor(const char* first, const char* last, TextStore& store)
        : at(first), end_(last), store_(&store) {}

    const char* at;

    [[nodiscard]] bool is_at_end() const { return at >= end_; }

    [[nodiscard]] const char* end() const { return end_; }

    void skip_blanks() {
        while (*at == ' ' || *at == '\t')
            ++at;
    }

    // Skips blanks, line ends and comments.
    [[nodiscard]] bool skip_lines() { return (*at > ' ' && *at != '#') || skip_lines_slowly(); }

    // Skips what may follow a value: blanks, a comment, and a line end or the end of the text.
    [[nodiscard]] bool end_line() {
        if (*at == '\n') {
            ++at;
            return true;
        }
        return end_line_slowly();
    }

    // Reads a bare or quoted key. Dotted keys are not allowed in hand histories.
    [[nodiscard]] bool read_key(std::string_view& key);

    // Reads any of the four kinds of string.
    [[nodiscard]] bool read_string(std::string_view& text) {
        const char quote = *at;
        if (quote == '\'' && at[1] != quote) {
            const char* const last = detail::find_special(at + 1, quote, quote);
            if (*last == quote) {
                text = {at + 1, static_cast<std::size_t>(last - at - 1)};
                at = last + 1;
                return true;
            }
        }
        return read_any_string(text);
    }

    // Reads an integer, possibly negative.
    [[nodiscard]] bool read_integer(std::int64_t& number) {
        constexpr std::ptrdiff_t digits_max = 17;
        const char* after = at;
        std::uint64_t read = 0;
        detail::read_digits(after, read);
        const std::ptrdiff_t digits = after - at;
        const bool usual = digits > 0 && digits <= digits_max && (*at != '0' || digits == 1) &&
                           (*after == ',' || *after == ']' || *after == '\n');
        if (!usual) return read_any_integer(number);
        number = static_cast<std::int64_t>(read);
        at = after;
        return true;
    }

    // Reads "[item, item]", which may span lines. read_item() reads one item and returns false on
    // an error.
    // REQUIRES: the cursor is at the opening bracket.
    template <typename ReadItem>
    [[nodiscard]] bool read_items(char close, const ReadItem& read_item) {
        ++at;
        for (Next next = to_item(close); next != Next::end; next = behind_item(close)) {
            if (next == Next::wrong || !read_item()) return false;
        }
        return true;
    }

    // Skips any value; `raw` is its spelling.
    [[nodiscard]] bool skip_value(std::string_view& raw);

    // Consumes the letter or word if it is next; otherwise changes nothing.
    [[nodiscard]] bool accept(char letter) {
        const bool found = *at == letter;
        if (found) ++at;
        return found;
    }

    [[nodiscard]] bool accept(std::string_view word);

    // Always returns false, so that a reader can return the result. Only the first error is kept.
    bool fail(std::string_view what) { return fail_at(at, what); }

    bool fail_at(const char* place, std::string_view what) {
        if (fault_.empty()) {
            fault_ = what;
            fault_place_ = place;
        }
        return false;
    }

    [[nodiscard]] std::string_view fault() const { return fault_; }

    [[nodiscard]] const char* fault_place() const { return fault_place_; }

  private:
    enum class Next : std::uint8_t { item, end, wrong };

    [[nodiscard]] Next to_item(char close) {
        if (!skip_lines()) return Next::wrong;
        return accept(close) ? Next::end : Next::item;
    }

    // True for a letter that certainly begins a value: a digit, a sign or a single quote, but no
    // closing bracket or comment. Double quotes and words take the slower path.
    [[nodiscard]] static bool begins_item(char letter) { return letter >= '\'' && letter <= '9'; }

    [[nodiscard]] Next behind_item(char close) {
        if (at[0] == ',' && at[1] == ' ' && begins_item(at[2])) {  // the most common layout
            at += 2;
            return Next::item;
        }
        if (!skip_lines()) return Next::wrong;
        if (accept(close)) return Next::end;
        if (accept(',')) {
            if (*at == ' ') ++at;
            return to_item(close);
        }
        fail("expected a comma or the end of the list");
        return Next::wrong;
    }

    bool skip_lines_slowly();
    bool end_line_slowly();
    bool read_any_integer(std::int64_t& number);
    bool read_any_string(std::string_view& text);
    bool skip_comment();
    bool skip_scalar();
    bool skip_nested(unsigned depth);
    bool skip_items(char close, unsigned depth);
    bool read_line_string(char quote, std::string_view& text);
    bool read_block_string(char quote, std::string_view& text);
    const char* find_end(const char* from, char quote, bool block, bool& escaped);
    const char* skip_odd_letter(const char* from, char quote, bool block);
    bool undo_escapes(std::string_view raw, std::string_view& text);
    const char* undo_escape(const char* from, char*& out);
    const char* undo_unicode(const char* from, char*& out);

    const char* end_;
    TextStore* store_;
    std::string_view fault_{};
    const char* fault_place_ = nullptr;
};

}  // namespace baize::histories
