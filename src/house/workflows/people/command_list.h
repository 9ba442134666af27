// A list of types of commands that the compiler can search.
#pragma once

#include <type_traits>

namespace baize::house {

template <typename... Commands>
struct CommandList {
    template <typename Command>
    static constexpr bool has = (std::is_same_v<Command, Commands> || ...);
};

}  // namespace baize::house
