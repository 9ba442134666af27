// The comments on described types and on their members, which the build collects from the headers
// (tools/field_texts.cpp). The documents of docs/api explain types and fields with them.
#pragma once

#include <span>
#include <string_view>

namespace baize::codec {

struct FieldText {
    std::string_view type{};   // "baize::views::TakeSeat"
    std::string_view field{};  // "": the text is about the type itself
    std::string_view text{};
};

// Returns all texts, sorted by type and field.
[[nodiscard]] std::span<const FieldText> field_texts();

// Returns the text of a type, or "".
[[nodiscard]] std::string_view text_of(std::string_view type);

// Returns the text of a field; for a field without one, that of all fields with its name, or "".
[[nodiscard]] std::string_view text_of(std::string_view type, std::string_view field);

}  // namespace baize::codec
