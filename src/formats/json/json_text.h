// Writes JSON into a string, field by field, and places the commas.
#pragma once

#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace baize {

class JsonText {
  public:
    explicit JsonText(std::string& out) : out_(out) {}

    // Continues inside an object or list that already has a value.
    [[nodiscard]] static JsonText within(std::string& out) {
        JsonText json(out);
        json.fresh_ = false;
        return json;
    }

    JsonText& key(std::string_view name) {
        separate();
        out_ += '"';
        out_ += name;  // names of Baize never need escapes
        out_ += "\":";
        fresh_ = true;
        return *this;
    }

    // Writes a key given in the form `,"name":`, which is ready to follow another field.
    JsonText& ready_key(std::string_view text) {
        if (fresh_) text.remove_prefix(1);
        out_.append(text.data(), text.size());
        fresh_ = true;
        return *this;
    }

    JsonText& begin_object() { return open('{'); }

    JsonText& end_object() { return close('}'); }

    JsonText& begin_array() { return open('['); }

    JsonText& end_array() { return close(']'); }

    JsonText& number(std::int64_t value) {
        separate();
        if (value >= 0 && value < 10) {
            out_ += static_cast<char>('0' + value);
            return *this;
        }
        std::array<char, 24> digits;
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
        out_.append(digits.data(), static_cast<std::size_t>(end.ptr - digits.data()));
        return *this;
    }

    // Writes the shortest decimal that reads back as the same number. Must not be used for money.
    // REQUIRES: a finite number.
    JsonText& decimal(double value) {
        separate();
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
        out_.append(digits.data(), end.ptr);
        return *this;
    }

    JsonText& truth(bool value) {
        separate();
        out_ += value ? "true" : "false";
        return *this;
    }

    JsonText& null() {
        separate();
        out_ += "null";
        return *this;
    }

    JsonText& string(std::string_view text);

    // Returns the text, to which the caller appends one value.
    [[nodiscard]] std::string& begin_value() {
        separate();
        return out_;
    }

    // Writes a value that is already JSON.
    JsonText& raw(std::string_view value) {
        separate();
        out_ += value;
        return *this;
    }

  private:
    void separate() {
        if (!fresh_) out_ += ',';
        fresh_ = false;
    }

    JsonText& open(char bracket) {
        separate();
        out_ += bracket;
        fresh_ = true;
        return *this;
    }

    JsonText& close(char bracket) {
        out_ += bracket;
        fresh_ = false;
        return *this;
    }

    std::string& out_;
    bool fresh_ = true;
};

// Writes {"line":7,"error":"..."}.
void write_error(std::string& out, std::uint64_t line, std::string_view error);

}  // namespace baize
