#include "formats/json/json_line.h"

#include <functional>

#include <boost/json/basic_parser_impl.hpp>

namespace baize {

namespace {

constexpr std::size_t depth_max = 16;
constexpr std::size_t fields_max = 64;     // more than any object of the requests has
constexpr std::size_t key_shown_max = 48;  // length of a field's name in an error message

using ErrorCode = boost::json::error_code;
using Text = boost::json::string_view;

}  // namespace

// The callbacks that Boost.JSON invokes while it parses.
struct JsonHandler {
    static constexpr std::size_t max_object_size = json_line_size_max;
    static constexpr std::size_t max_array_size = json_line_size_max;
    static constexpr std::size_t max_key_size = json_line_size_max;
    static constexpr std::size_t max_string_size = json_line_size_max;

    // An array or object that encloses the current position, and the last value inside so far.
    struct Open {
        std::uint32_t value = 0;
        std::uint32_t last = 0;
    };

    JsonLine* line = nullptr;
    std::string_view read{};  // the text that is read, with which the line's text begins
    std::vector<Open> open{};
    std::uint32_t key = 0;
    std::uint32_t key_size = 0;

    void start(JsonLine& into, std::string_view text) {
        line = &into;
        read = text;
        open.clear();
        key_size = 0;
        line->text_.assign(text);
        line->values_.clear();
    }

    JsonValue& add(JsonKind kind) {
        const auto at = static_cast<std::uint32_t>(line->values_.size());
        JsonValue& value = line->values_.emplace_back();
        value.kind = kind;
        if (open.empty()) return value;
        Open& in = open.back();
        JsonValue& parent = line->values_[in.value];
        value.parent = in.value;
        value.place = parent.count++;
        if (parent.kind == JsonKind::object) {
            value.key = key;
            value.key_size = key_size;
        }
        (in.last == 0 ? parent.child : line->values_[in.last].next) = at;
        in.last = at;
        return value;
    }

    void enter(JsonKind kind) {
        add(kind);
        open.push_back({static_cast<std::uint32_t>(line->values_.size() - 1), 0});
    }

    bool leave() {
        open.pop_back();
        return true;
    }

    void keep(Text text) { line->text_.append(text.data(), text.size()); }

    // Returns where a key or a string is in the line's text, when its last part is read. Without
    // escapes it has one part, which lies in the text that is read.
    std::uint32_t place_of(Text last, std::size_t size) {
        const std::less<> before;
        const bool is_in_text = last.size() == size && !before(last.data(), read.data()) &&
                                !before(read.data() + read.size(), last.data() + size);
        if (is_in_text) return static_cast<std::uint32_t>(last.data() - read.data());
        keep(last);
        return static_cast<std::uint32_t>(line->text_.size() - size);
    }

    // A number with a minus, a point, an exponent or too many digits is not an amount of cents, but
    // it gets a separate kind so that "-5" is not reported as "not a number".
    bool add_integer(std::int64_t integer, Text digits) {
        const bool minus_zero = integer == 0 && !digits.empty() && digits[0] == '-';
        JsonValue& value = add(minus_zero ? JsonKind::other_number : JsonKind::integer);
        value.integer = integer;
        return true;
    }

    // A bit for each field, the same for equal names and rarely the same for others.
    [[nodiscard]] static std::uint64_t bit_of(std::string_view name) {
        if (name.empty()) return 1;
        const auto first = static_cast<unsigned char>(name.front());
        const auto last = static_cast<unsigned char>(name.back());
        return std::uint64_t{1} << ((name.size() + 7U * first + 13U * last) % 64);
    }

    // Complains if a field before has the same name.
    [[nodiscard]] bool is_given_before(const JsonValue& object, const JsonValue& field) const {
        const std::string_view name = line->key(field);
        for (const JsonValue& other : line->inside(object)) {
            if (&other == &field) return false;
            if (line->key(other) != name) continue;
            line->add_error(field, "given twice");
            return true;
        }
        return false;
    }

    [[nodiscard]] bool has_field_twice(const JsonValue& object) const {
        if (object.count > fields_max) return true;
        std::uint64_t seen = 0;
        for (const JsonValue& field : line->inside(object)) {
            const std::uint64_t bit = bit_of(line->key(field));
            if ((seen & bit) != 0 && is_given_before(object, field)) return true;
            seen |= bit;
        }
        return false;
    }

    bool on_document_begin(ErrorCode&) { return true; }

    bool on_document_end(ErrorCode&) { return true; }

    bool on_array_begin(ErrorCode&) {
        enter(JsonKind::array);
        return true;
    }

    bool on_array_end(std::size_t, ErrorCode&) { return leave(); }

    bool on_object_begin(ErrorCode&) {
        enter(JsonKind::object);
        return true;
    }

    bool on_object_end(std::size_t, ErrorCode& error) {
        const JsonValue& object = line->values_[open.back().value];
        if (has_field_twice(object)) {
            line->add_error(object, "too many fields");
            error = boost::json::error::exception;
            return false;
        }
        return leave();
    }

    bool on_string_part(Text text, std::size_t, ErrorCode&) {
        keep(text);
        return true;
    }

    bool on_string(Text text, std::size_t size, ErrorCode&) {
        JsonValue& value = add(JsonKind::string);
        value.text_size = static_cast<std::uint32_t>(size);
        value.text = place_of(text, size);
        return true;
    }

    bool on_key_part(Text text, std::size_t, ErrorCode&) {
        keep(text);
        return true;
    }

    bool on_key(Text text, std::size_t size, ErrorCode&) {
        key_size = static_cast<std::uint32_t>(size);
        key = place_of(text, size);
        return true;
    }

    bool on_number_part(Text, ErrorCode&) { return true; }

    bool on_int64(std::int64_t integer, Text digits, ErrorCode&) {
        return add_integer(integer, digits);
    }

    bool on_uint64(std::uint64_t, Text, ErrorCode&) {
        add(JsonKind::other_number);
        return true;
    }

    bool on_double(double, Text, ErrorCode&) {
        add(JsonKind::other_number);
        return true;
    }

    bool on_bool(bool truth, ErrorCode&) {
        add(JsonKind::boolean).truth = truth;
        return true;
    }

    bool on_null(ErrorCode&) {
        add(JsonKind::null);
        return true;
    }

    bool on_comment_part(Text, ErrorCode&) { return true; }

    bool on_comment(Text, ErrorCode&) { return true; }
};

namespace {

boost::json::parse_options strict() {
    boost::json::parse_options options;
    options.max_depth = depth_max;
    return options;
}

}  // namespace

struct JsonLine::Parser {
    boost::json::basic_parser<JsonHandler> parser{strict()};
};

std::string_view name(JsonKind kind) {
    constexpr std::array<std::string_view, 7> names{
        "null", "true or false", "a whole number", "a number", "a string", "a list", "an object"};
    return names[static_cast<std::size_t>(kind)];
}

JsonLine::JsonLine() : parser_(std::make_unique<Parser>()) {}

JsonLine::~JsonLine() = default;

bool JsonLine::read(std::string_view text) {
    error_text_.clear();
    values_.clear();
    if (text.find_first_not_of(" \t\r") == std::string_view::npos) {
        add_error("empty line");
        return false;
    }
    if (text.size() > json_line_size_max) {
        add_error("line longer than " + std::to_string(json_line_size_max) + " bytes");
        return false;
    }
    auto& parser = parser_->parser;
    parser.reset();
    parser.handler().start(*this, text);
    boost::json::error_code error;
    const std::size_t used = parser.write_some(false, text.data(), text.size(), error);
    if (error) {
        add_error("broken JSON at byte " + std::to_string(used + 1) + ": " + error.message());
        return false;
    }
    const std::string_view rest = text.substr(used);
    if (rest.find_first_not_of(" \t\r") != std::string_view::npos) {
        add_error("broken JSON at byte " + std::to_string(used + 1) + ": more than one value");
        return false;
    }
    return true;
}

std::string JsonLine::path(const JsonValue& value) const {
    if (&value == &values_[0]) return {};
    const JsonValue& parent = values_[value.parent];
    std::string text = path(parent);
    if (parent.kind == JsonKind::array) return text + "[" + std::to_string(value.place) + "]";
    if (!text.empty()) text += ".";
    const std::string_view whole = key(value);
    if (whole.size() <= key_shown_max) return text + std::string(whole);
    // Cuts only between UTF-8 characters.
    std::size_t end = key_shown_max;
    while (end > 0 && (static_cast<unsigned char>(whole[end]) & 0xC0U) == 0x80U)
        --end;
    return text + std::string(whole.substr(0, end)) + "...";
}

const JsonValue* JsonLine::find(const JsonValue& object, std::string_view wanted) const {
    for (const JsonValue& field : inside(object)) {
        if (key(field) == wanted) return &field;
    }
    return nullptr;
}

void JsonLine::add_error(std::string text) {
    if (error_text_.empty()) error_text_ = std::move(text);
}

void JsonLine::add_error(const JsonValue& value, std::string_view text) {
    if (has_error()) return;
    const std::string where = path(value);
    error_text_ = where.empty() ? std::string(text) : where + ": " + std::string(text);
}

void JsonLine::add_error(const JsonValue& value, std::string_view text, Clause clause) {
    add_error(value, std::string(text) + " (" + std::string(clause.id()) + ")");
}

}  // namespace baize
