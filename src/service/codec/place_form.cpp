#include "service/codec/place_form.h"

#include <fmt/format.h>

namespace baize::codec {

std::string places_allowed(bool has_dealer, bool has_table) {
    std::string text =
        fmt::format("must be the number of a box or seat, from 1 to {}", PlaceIndex::number_max);
    if (has_dealer && has_table) return text + ", or \"dealer\" or \"table\"";
    if (has_dealer) return text + ", or \"dealer\"";
    if (has_table) return text + ", or \"table\"";
    return text;
}

}  // namespace baize::codec
