// Finds out whether a value names any card. It is applied to every command and event by their
// descriptions, so that no record with cards is overlooked when something is added.
#pragma once

#include "ledger/record/type.h"

namespace baize::house {

[[nodiscard]] bool names_cards(const ledger::Type& type, const void* value);

template <typename Value>
[[nodiscard]] bool names_cards(const Value& value) {
    return names_cards(ledger::type_of<Value>(), &value);
}

}  // namespace baize::house
