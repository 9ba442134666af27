// JSON forms of the coach's single values; the structs that contain them are described
// (service/coach/advice.h).
#pragma once

#include "formats/json/nearest_decimal.h"
#include "service/coach/advice.h"
#include "service/codec/json_form.h"

namespace baize::codec {

template <>
struct JsonForm<coach::Decimal> {
    static void write(JsonText& out, const coach::Decimal& figure) {
        out.decimal(nearest_decimal(figure.value));
    }
};

// Includes the sentence, like refusals.
template <>
struct JsonForm<coach::Note> {
    static void write(JsonText& out, coach::Note note) {
        out.begin_object().key("note").string(name_of(note));
        out.key("sentence").string(sentence(note)).end_object();
    }
};

}  // namespace baize::codec
