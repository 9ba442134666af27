// Describes exact fractions for records: as text in lowest terms.
#pragma once

#include "house/meters/engine_values.h"
#include "ledger/record/described_values.h"

namespace baize::ledger {

template <>
struct Description<Fraction> {
    static std::string text(const void* value) {
        return to_string(*static_cast<const Fraction*>(value));
    }

    static bool read(void* value, std::string_view text) {
        const std::optional<Fraction> found = house::fraction_of(text);
        if (found) *static_cast<Fraction*>(value) = *found;
        return found.has_value();
    }

    static constexpr TextAccess access{&text, &read};

    static constexpr Type type() {
        return {.kind = TypeKind::fraction, .size = sizeof(Fraction), .text = &access};
    }
};

}  // namespace baize::ledger
