// The coach's own values as JSON; what is made of them is described (coach/advice.h).
#pragma once

#include "coach/advice.h"
#include "contracts/nearest_decimal.h"
#include "desk/json_form.h"

namespace baize::desk {

template <>
struct JsonForm<coach::Decimal> {
    static void write(JsonText& out, const coach::Decimal& figure) {
        out.decimal(nearest_decimal(figure.value));
    }
};

// With its sentence, as refusals are.
template <>
struct JsonForm<coach::Note> {
    static void write(JsonText& out, coach::Note note) {
        out.begin_object().key("note").string(name_of(note));
        out.key("sentence").string(sentence(note)).end_object();
    }
};

}  // namespace baize::desk
