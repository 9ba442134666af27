// Reads one line of JSON strictly: no duplicate fields, exact numbers, bounded depth and length,
// valid UTF-8. Boost.JSON finds the tokens; this class keeps them as a flat list of values, so that
// a batch of lines is read without allocation and every error can name its field.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/clause.h"

namespace baize {

enum class JsonKind : std::uint8_t {
    null,
    boolean,
    integer,  // fits in 64 bits; written without a point, an exponent or minus zero
    other_number,
    string,
    array,
    object
};

[[nodiscard]] std::string_view name(JsonKind kind);

struct JsonValue {
    JsonKind kind = JsonKind::null;
    bool truth = false;
    std::int64_t integer = 0;
    std::uint32_t text = 0;  // offset in the line's text
    std::uint32_t text_size = 0;
    std::uint32_t key = 0;
    std::uint32_t key_size = 0;
    std::uint32_t parent = 0;
    std::uint32_t place = 0;  // index among the parent's values
    std::uint32_t next = 0;   // index of the next value of the same parent; 0: none
    std::uint32_t child = 0;  // index of the first value inside; 0: none
    std::uint32_t count = 0;  // number of values inside
};

// The longest line that is accepted, in bytes.
inline constexpr std::size_t json_line_size_max = std::size_t{1} << 20U;

class JsonLine {
  public:
    JsonLine();
    ~JsonLine();
    JsonLine(const JsonLine&) = delete;
    JsonLine& operator=(const JsonLine&) = delete;

    // Returns false if the text is not one JSON value as described above; error_text() says why.
    [[nodiscard]] bool read(std::string_view text);

    [[nodiscard]] const JsonValue& root() const { return values_[0]; }

    [[nodiscard]] std::string_view text(const JsonValue& value) const {
        return std::string_view(text_).substr(value.text, value.text_size);
    }

    [[nodiscard]] std::string_view key(const JsonValue& value) const {
        return std::string_view(text_).substr(value.key, value.key_size);
    }

    // Returns a path such as "boxes[0].wagers.ante".
    [[nodiscard]] std::string path(const JsonValue& value) const;

    // Returns the field of an object, or nullptr.
    [[nodiscard]] const JsonValue* find(const JsonValue& object, std::string_view key) const;

    // Iterates over the values inside an array or object.
    class Iterator {
      public:
        Iterator(const JsonLine& line, std::uint32_t at) : line_(&line), at_(at) {}

        const JsonValue& operator*() const { return line_->values_[at_]; }

        Iterator& operator++() {
            at_ = line_->values_[at_].next;
            return *this;
        }

        friend bool operator==(const Iterator& one, const Iterator& other) {
            return one.at_ == other.at_;
        }

      private:
        const JsonLine* line_;
        std::uint32_t at_;
    };

    struct Range {
        Iterator first;
        Iterator last;

        [[nodiscard]] Iterator begin() const { return first; }

        [[nodiscard]] Iterator end() const { return last; }
    };

    [[nodiscard]] Range inside(const JsonValue& value) const {
        return {Iterator(*this, value.child), Iterator(*this, 0)};
    }

    // Only the first complaint is kept, because later ones usually follow from it.
    void add_error(std::string text);
    void add_error(const JsonValue& value, std::string_view text);

    // Complains with a message such as "boxes[0]: cards: there is no Ante (CH 4.3(a))".
    void add_error(const JsonValue& value, std::string_view text, Clause clause);

    [[nodiscard]] bool has_error() const { return !error_text_.empty(); }

    [[nodiscard]] const std::string& error_text() const { return error_text_; }

  private:
    friend struct JsonHandler;
    struct Parser;

    std::unique_ptr<Parser> parser_;
    std::string text_;
    std::vector<JsonValue> values_;
    std::string error_text_;
};

}  // namespace baize
