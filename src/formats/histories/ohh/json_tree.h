// One JSON value as a flat list of nodes. Numbers keep their spelling, so that amounts never pass
// through floating point. Boost.JSON finds the tokens. The memory is reused for the next value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "formats/histories/text_store.h"

namespace baize::histories {

enum class JsonKind : std::uint8_t { null, boolean, number, string, array, object };

struct JsonNode {
    JsonKind kind = JsonKind::null;
    bool truth = false;
    std::string_view key{};   // set for a field of an object
    std::string_view text{};  // an unescaped string or a number as spelt; a zero byte follows
    std::uint32_t next = 0;   // index of the next value in the same list or object; 0: none
    std::uint32_t child = 0;  // index of the first value inside; 0: none
    std::uint32_t count = 0;  // number of values inside
};

class JsonTree {
  public:
    JsonTree();
    ~JsonTree();
    JsonTree(const JsonTree&) = delete;
    JsonTree& operator=(const JsonTree&) = delete;

    // Reads the value at `at` and moves behind it. Returns false if the text is not JSON or if an
    // object has two fields with one name.
    [[nodiscard]] bool read(const char*& at, const char* end);

    // The error that read() found, and its place in the text.
    [[nodiscard]] const std::string& error_text() const { return error_text_; }

    [[nodiscard]] const char* error_place() const { return error_place_; }

    [[nodiscard]] const JsonNode& root() const { return nodes_[0]; }

    [[nodiscard]] const JsonNode* first(const JsonNode& parent) const { return at(parent.child); }

    [[nodiscard]] const JsonNode* next(const JsonNode& node) const { return at(node.next); }

    // Returns the field of an object, or nullptr.
    [[nodiscard]] const JsonNode* find(const JsonNode& object, std::string_view key) const;

    // Writes the value as JSON without blanks.
    void write(std::string& out, const JsonNode& node) const;

  private:
    friend struct TreeHandler;
    struct Parser;

    [[nodiscard]] const JsonNode* at(std::uint32_t index) const {
        return index == 0 ? nullptr : &nodes_[index];
    }

    std::unique_ptr<Parser> parser_;
    std::vector<JsonNode> nodes_{};
    TextStore store_{};
    std::string error_text_{};
    const char* error_place_ = nullptr;
};

// Writes "text" with the escapes that JSON requires.
void write_json_text(std::string& out, std::string_view text);

}  // namespace baize::histories
