#include "formats/histories/ohh/json_tree.h"

#include <boost/json/basic_parser_impl.hpp>
#include <fmt/format.h>

namespace baize::histories {

namespace {

constexpr std::size_t size_max = std::size_t{1} << 20U;  // limit of each item in one hand
constexpr std::size_t depth_max = 16;
constexpr std::size_t fields_max = 256;

using ErrorCode = boost::json::error_code;
using Text = boost::json::string_view;

}  // namespace

// The callbacks that Boost.JSON invokes while it parses.
struct TreeHandler {
    static constexpr std::size_t max_object_size = size_max;
    static constexpr std::size_t max_array_size = size_max;
    static constexpr std::size_t max_key_size = size_max;
    static constexpr std::size_t max_string_size = size_max;

    JsonTree* tree = nullptr;
    std::vector<std::uint32_t> open{};  // the arrays and objects that enclose the current position
    std::vector<std::uint32_t> last{};  // the last value of each open array or object
    std::string_view key{};
    std::string parts{};  // collected pieces of a text that arrives in several calls

    void start(JsonTree& into) {
        tree = &into;
        open.clear();
        last.clear();
        parts.clear();
        tree->nodes_.clear();
        tree->store_.clear();
        tree->error_text_.clear();
    }

    JsonNode& add(JsonKind kind) {
        const auto at = static_cast<std::uint32_t>(tree->nodes_.size());
        JsonNode& node = tree->nodes_.emplace_back();
        node.kind = kind;
        if (open.empty()) return node;
        JsonNode& parent = tree->nodes_[open.back()];
        ++parent.count;
        if (parent.kind == JsonKind::object) node.key = key;
        (parent.child == 0 ? parent.child : tree->nodes_[last.back()].next) = at;
        last.back() = at;
        return node;
    }

    bool enter(JsonKind kind) {
        add(kind);
        open.push_back(static_cast<std::uint32_t>(tree->nodes_.size() - 1));
        last.push_back(0);
        return true;
    }

    bool leave() {
        open.pop_back();
        last.pop_back();
        return true;
    }

    std::string_view keep(Text text) {
        parts.append(text.data(), text.size());
        const std::string_view whole(parts.c_str(), parts.size() + 1);  // with the final zero byte
        const std::string_view kept = tree->store_.keep(whole);
        parts.clear();
        return kept.substr(0, kept.size() - 1);
    }

    bool keep_part(Text text) {
        parts.append(text.data(), text.size());
        return true;
    }

    bool add_text(JsonKind kind, Text text) {
        const std::string_view kept = keep(text);
        add(kind).text = kept;
        return true;
    }

    [[nodiscard]] std::string_view key_given_twice(const JsonNode& object) const {
        for (const JsonNode* one = tree->first(object); one != nullptr; one = tree->next(*one)) {
            for (const JsonNode* other = tree->next(*one); other != nullptr;
                 other = tree->next(*other)) {
                if (one->key == other->key) return one->key;
            }
        }
        return {};
    }

    bool on_document_begin(ErrorCode&) { return true; }

    bool on_document_end(ErrorCode&) { return true; }

    bool on_array_begin(ErrorCode&) { return enter(JsonKind::array); }

    bool on_array_end(std::size_t, ErrorCode&) { return leave(); }

    bool on_object_begin(ErrorCode&) { return enter(JsonKind::object); }

    bool on_object_end(std::size_t, ErrorCode& error) {
        const JsonNode& object = tree->nodes_[open.back()];
        if (object.count > fields_max) {
            tree->error_text_ = "an object with too many fields";
        } else if (const std::string_view twice = key_given_twice(object);
                   twice.data() != nullptr) {
            tree->error_text_ = fmt::format("{} is given twice", twice);
        } else {
            return leave();
        }
        error = boost::json::error::exception;
        return false;
    }

    bool on_string_part(Text text, std::size_t, ErrorCode&) { return keep_part(text); }

    bool on_string(Text text, std::size_t, ErrorCode&) { return add_text(JsonKind::string, text); }

    bool on_key_part(Text text, std::size_t, ErrorCode&) { return keep_part(text); }

    bool on_key(Text text, std::size_t, ErrorCode&) {
        key = keep(text);
        return true;
    }

    bool on_number_part(Text text, ErrorCode&) { return keep_part(text); }

    bool on_int64(std::int64_t, Text text, ErrorCode&) { return add_text(JsonKind::number, text); }

    bool on_uint64(std::uint64_t, Text text, ErrorCode&) {
        return add_text(JsonKind::number, text);
    }

    bool on_double(double, Text text, ErrorCode&) { return add_text(JsonKind::number, text); }

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

struct JsonTree::Parser {
    boost::json::basic_parser<TreeHandler> parser{strict()};
};

JsonTree::JsonTree() : parser_(std::make_unique<Parser>()) {}

JsonTree::~JsonTree() = default;

bool JsonTree::read(const char*& at, const char* end) {
    auto& parser = parser_->parser;
    parser.reset();
    parser.handler().start(*this);
    ErrorCode error;
    const std::size_t taken =
        parser.write_some(false, at, static_cast<std::size_t>(end - at), error);
    error_place_ = at + taken;
    if (error) {
        if (error_text_.empty()) error_text_ = fmt::format("not JSON: {}", error.message());
        return false;
    }
    at += taken;
    return true;
}

const JsonNode* JsonTree::find(const JsonNode& object, std::string_view key) const {
    for (const JsonNode* node = first(object); node != nullptr; node = next(*node)) {
        if (node->key == key) return node;
    }
    return nullptr;
}

void JsonTree::write(std::string& out, const JsonNode& node) const {
    switch (node.kind) {
        case JsonKind::null: out += "null"; return;
        case JsonKind::boolean: out += node.truth ? "true" : "false"; return;
        case JsonKind::number: out += node.text; return;
        case JsonKind::string: write_json_text(out, node.text); return;
        case JsonKind::array:
        case JsonKind::object: break;
    }
    const bool is_object = node.kind == JsonKind::object;
    out += is_object ? '{' : '[';
    for (const JsonNode* item = first(node); item != nullptr; item = next(*item)) {
        if (is_object) {
            write_json_text(out, item->key);
            out += ':';
        }
        write(out, *item);
        if (item->next != 0) out += ',';
    }
    out += is_object ? '}' : ']';
}

void write_json_text(std::string& out, std::string_view text) {
    out += '"';
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') {
            out += '\\';
            out += letter;
        } else if (static_cast<unsigned char>(letter) < ' ') {
            out += fmt::format("\\u{:04x}", static_cast<unsigned>(letter));
        } else {
            out += letter;
        }
    }
    out += '"';
}

}  // namespace baize::histories
