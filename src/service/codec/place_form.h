// Boxes and seats as JSON: a number from 1, or a word for a place that is not a box.
#pragma once

#include <string>

#include "engine/core/place.h"
#include "formats/json/json_fields.h"
#include "service/codec/json_form.h"

namespace baize::codec {

// Returns a message such as: must be the number of a box or seat, from 1 to 254, or "table".
[[nodiscard]] std::string places_allowed(bool has_dealer, bool has_table);

template <Besides besides>
struct JsonForm<IndexOfPlace<besides>> {
    using Place = IndexOfPlace<besides>;

    static void write(JsonText& out, Place place) {
        if (place.word().empty()) {
            out.number(place.number());
        } else {
            out.string(place.word());
        }
    }

    static void read(JsonLine& line, const JsonValue& json, Place& place) {
        std::optional<Place> found;
        if (json.kind == JsonKind::integer) found = Place::of_number(json.integer);
        if (json.kind == JsonKind::string) found = Place::of_word(read_text(line, json));
        if (!found)
            return line.add_error(json, places_allowed(Place::has_dealer, Place::has_table));
        place = *found;
    }
};

}  // namespace baize::codec
