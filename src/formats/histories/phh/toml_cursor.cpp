#include "formats/histories/phh/toml_cursor.h"

#include <array>
#include <cstring>

namespace baize::histories {

namespace {

constexpr unsigned list_depth_max = 16;

constexpr std::array<bool, 256> key_letters = [] {
    std::array<bool, 256> letters{};
    constexpr std::string_view all =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    for (const char letter : all)
        letters[static_cast<unsigned char>(letter)] = true;
    return letters;
}();

bool is_key_letter(char letter) {
    return key_letters[static_cast<unsigned char>(letter)];
}

int hex_digit(char letter) {
    if (detail::is_digit(letter)) return letter - '0';
    if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
    if (letter >= 'A' && letter <= 'F') return letter - 'A' + 10;
    return -1;
}

// Returns the letter that a one-letter escape stands for; 0 if there is no such escape.
char plain_escape(char letter) {
    switch (letter) {
        case 'b': return '\b';
        case 't': return '\t';
        case 'n': return '\n';
        case 'f': return '\f';
        case 'r': return '\r';
        case '"': return '"';
        case '\\': return '\\';
        default: return 0;
    }
}

// A backslash at the end of a line skips all blanks and line ends up to the next letter.
const char* skip_folded_lines(const char* at) {
    while (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r')
        ++at;
    return at;
}

}  // namespace

bool TomlCursor::accept(std::string_view word) {
    if (std::strncmp(at, word.data(), word.size()) != 0) return false;
    at += word.size();
    return true;
}

bool TomlCursor::skip_comment() {
    while (true) {
        at = detail::find_special(at, '\n', '\n');
        if (*at == '\n' || is_at_end()) return true;
        if (*at == '\r' && at[1] == '\n') return true;
        if (*at != '\t' && static_cast<unsigned char>(*at) < 0x80) {
            return fail("a control character in a comment");
        }
        const char* const next = detail::after_utf8(at);
        if (next == nullptr) return fail("not UTF-8");
        at = next;
    }
}

bool TomlCursor::skip_lines_slowly() {
    while (true) {
        switch (*at) {
            case ' ':
            case '\t':
            case '\n': ++at; break;
            case '\r':
                if (at[1] != '\n') return fail("a carriage return without a line end");
                at += 2;
                break;
            case '#':
                if (!skip_comment()) return false;
                break;
            default: return true;
        }
    }
}

bool TomlCursor::end_line_slowly() {
    skip_blanks();
    if (*at == '#' && !skip_comment()) return false;
    if (*at == '\r' && at[1] == '\n') ++at;
    if (*at == '\n') {
        ++at;
        return true;
    }
    return is_at_end() || fail("unexpected text after the value");
}

bool TomlCursor::read_key(std::string_view& key) {
    const char* const first = at;
    if (*at == '"' || *at == '\'') {
        if (!read_line_string(*at, key)) return false;
    } else {
        while (is_key_letter(*at))
            ++at;
        if (at == first) return fail("expected a field name");
        key = {first, static_cast<std::size_t>(at - first)};
    }
    skip_blanks();
    return *at != '.' || fail("dotted names are not supported");
}

// Moves behind a special letter inside a string, or returns nullptr if the letter is not allowed
// there.
const char* TomlCursor::skip_odd_letter(const char* from, char quote, bool block) {
    if (*from == quote || *from == '\t') return from + 1;
    if (block && (*from == '\n' || *from == '\r')) return from + 1;
    if (*from == '\\') return from + (static_cast<unsigned char>(from[1]) < ' ' ? 1 : 2);
    if (from >= end_) {
        fail_at(end_, "the string has no end");
        return nullptr;
    }
    if (static_cast<unsigned char>(*from) < 0x80) {
        fail_at(from, "a control character or line end in a string");
        return nullptr;
    }
    const char* const next = detail::after_utf8(from);
    if (next == nullptr) fail_at(from, "not UTF-8");
    return next;
}

// Finds the end of the string that continues at `from`: its closing quote or quotes.
const char* TomlCursor::find_end(const char* from, char quote, bool block, bool& escaped) {
    const char escape = quote == '"' ? '\\' : quote;
    while (from != nullptr) {
        from = detail::find_special(from, quote, escape);
        if (*from == quote && (!block || (from[1] == quote && from[2] == quote))) break;
        escaped = escaped || *from == '\\';
        from = skip_odd_letter(from, quote, block);
    }
    if (from == nullptr || !block) return from;
    // Up to two quotes directly before the closing quotes belong to the text.
    if (from[3] == quote) ++from;
    return from[3] == quote ? from + 1 : from;
}

const char* TomlCursor::undo_unicode(const char* from, char*& out) {
    const int digits = from[1] == 'u' ? 4 : 8;
    std::uint32_t code = 0;
    for (int i = 0; i < digits; ++i) {
        const int digit = hex_digit(from[2 + i]);
        if (digit < 0) {
            fail_at(from, "\\u needs four and \\U eight hexadecimal digits");
            return nullptr;
        }
        code = code << 4U | static_cast<std::uint32_t>(digit);
    }
    char* const after = detail::write_utf8(out, code);
    if (after == nullptr) {
        fail_at(from, "an escape that is no character");
        return nullptr;
    }
    out = after;
    return from + 2 + digits;
}

// Returns the position behind the escape at `from`, or nullptr.
const char* TomlCursor::undo_escape(const char* from, char*& out) {
    const char kind = from[1];
    if (const char letter = plain_escape(kind); letter != 0) {
        *out++ = letter;
        return from + 2;
    }
    if (kind == 'u' || kind == 'U') return undo_unicode(from, out);
    const char* const next = skip_folded_lines(from + 1);
    if (std::memchr(from, '\n', static_cast<std::size_t>(next - from)) != nullptr) return next;
    fail_at(from, "no such escape");
    return nullptr;
}

bool TomlCursor::undo_escapes(std::string_view raw, std::string_view& text) {
    char* const first = store_->room(raw.size() + 1);
    char* out = first;
    const char* from = raw.data();
    const char* const last = from + raw.size();
    while (from < last) {
        if (*from != '\\') {
            *out++ = *from++;
            continue;
        }
        from = undo_escape(from, out);
        if (from == nullptr) return false;
    }
    *out = 0;  // allows readers of numbers to scan the text
    text = {first, static_cast<std::size_t>(out - first)};
    store_->give_back(raw.size() - text.size());
    return true;
}

bool TomlCursor::read_line_string(char quote, std::string_view& text) {
    bool escaped = false;
    const char* const first = at + 1;
    const char* const last = find_end(first, quote, false, escaped);
    if (last == nullptr) return false;
    at = last + 1;
    text = {first, static_cast<std::size_t>(last - first)};
    return !escaped || undo_escapes(text, text);
}

bool TomlCursor::read_block_string(char quote, std::string_view& text) {
    bool escaped = false;
    const char* first = at + 3;
    if (*first == '\n') first += 1;
    if (first[0] == '\r' && first[1] == '\n') first += 2;
    const char* const last = find_end(first, quote, true, escaped);
    if (last == nullptr) return false;
    at = last + 3;
    text = {first, static_cast<std::size_t>(last - first)};
    return !escaped || undo_escapes(text, text);
}

bool TomlCursor::read_any_string(std::string_view& text) {
    const char quote = *at;
    if (quote != '\'' && quote != '"') return fail("must be a string");
    if (at[1] == quote && at[2] == quote) return read_block_string(quote, text);
    return read_line_string(quote, text);
}

bool TomlCursor::read_any_integer(std::int64_t& number) {
    const Amount amount = read_amount(at, 0);
    const std::string_view spelt(at, static_cast<std::size_t>(amount.after - at));
    if (amount.fault != AmountFault::none || spelt.find_first_of(".eE") != std::string_view::npos) {
        return fail("must be a whole number");
    }
    number = amount.units;
    at = amount.after;
    return true;
}

bool TomlCursor::skip_scalar() {
    const char* const first = at;
    while (is_key_letter(*at) || *at == '+' || *at == '.' || *at == ':')
        ++at;
    return at != first || fail("expected a value");
}

bool TomlCursor::skip_items(char close, unsigned depth) {
    return read_items(close, [this, close, depth] {
        std::string_view key;
        if (close == '}' && !read_key(key)) return false;
        if (close == '}' && !accept('=')) {
            return fail("= must stand between a name and its value");
        }
        skip_blanks();
        return skip_nested(depth + 1);
    });
}

bool TomlCursor::skip_nested(unsigned depth) {
    if (depth > list_depth_max) return fail("lists inside lists inside lists, too deep");
    if (*at == '[') return skip_items(']', depth);
    if (*at == '{') return skip_items('}', depth);
    std::string_view text;
    return *at == '"' || *at == '\'' ? read_string(text) : skip_scalar();
}

bool TomlCursor::skip_value(std::string_view& raw) {
    const char* const first = at;
    if (!skip_nested(0)) return false;
    raw = {first, static_cast<std::size_t>(at - first)};
    return true;
}

}  // namespace baize::histories
