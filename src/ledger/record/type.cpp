#include "ledger/record/type.h"

#include <algorithm>

namespace baize::ledger {

const Enumerator* find_name(const Type& enumeration, std::string_view name) {
    const std::span<const Enumerator> all = enumeration.enumerators;
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const Enumerator& one) { return one.name == name; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace baize::ledger
