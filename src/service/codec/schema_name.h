// The name of a type in a schema and in TypeScript: its plain name, preceded by the namespace if
// two namespaces have the same name ("PokerReport").
#pragma once

#include <string>
#include <string_view>

namespace baize::codec {

// Returns a name such as "baize::poker::Report".
template <typename Named>
[[nodiscard]] constexpr std::string_view full_type_name() {
    constexpr std::string_view mark = "Named = ";
    std::string_view text = __PRETTY_FUNCTION__;
    text.remove_prefix(text.find(mark) + mark.size());
    return text.substr(0, text.find_first_of(";]"));
}

[[nodiscard]] std::string schema_name_of(std::string_view full);

template <typename Named>
[[nodiscard]] std::string schema_name() {
    return schema_name_of(full_type_name<Named>());
}

}  // namespace baize::codec
