// Describes the coach's single values; the structs that contain them are described where they are
// (service/coach/advice.h).
#pragma once

#include "formats/json/nearest_decimal.h"
#include "ledger/record/described.h"
#include "service/coach/advice.h"

namespace baize::ledger {

template <>
struct Description<coach::Decimal> {
    static double decimal(const void* value) {
        return nearest_decimal(static_cast<const coach::Decimal*>(value)->value);
    }

    static constexpr Type type() {
        return {.kind = TypeKind::decimal, .size = sizeof(coach::Decimal), .decimal = &decimal};
    }
};

// Writes the sentence with the name, as for refusals.
template <>
struct Description<coach::Note> {
    static std::string_view words(const void* value) {
        return sentence(*static_cast<const coach::Note*>(value));
    }

    static constexpr Type type() {
        return {.kind = TypeKind::sentence,
                .width = sizeof(coach::Note),
                .size = sizeof(coach::Note),
                .name = full_type_name<coach::Note>(),
                .enumerators = enumerators_of<coach::Note>,
                .words = &words};
    }
};

}  // namespace baize::ledger
