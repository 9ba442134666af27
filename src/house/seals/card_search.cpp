#include "house/seals/card_search.h"

#include <algorithm>

#include "engine/core/card_set.h"

namespace baize::house {

namespace {

using ledger::Type;
using ledger::TypeKind;

bool among(const Type& element, const void* first, std::size_t count) {
    const auto* place = static_cast<const std::byte*>(first);
    for (std::size_t i = 0; i < count; ++i, place += element.size) {
        if (names_cards(element, place)) return true;
    }
    return false;
}

}  // namespace

bool names_cards(const Type& type, const void* value) {
    if (!type.can_name_cards) return false;
    switch (type.kind) {
        case TypeKind::card_set: return !static_cast<const CardSet*>(value)->empty();
        case TypeKind::card_list: return type.list->view(value).size > 0;
        case TypeKind::face: return type.number->number(value) != 0;
        case TypeKind::list: {
            const ledger::ListView list = type.list->view(value);
            return among(*type.element, list.first, list.size);
        }
        case TypeKind::array: return among(*type.element, value, type.limit);
        case TypeKind::optional: {
            const void* const held = type.optional->held(value);
            return held != nullptr && names_cards(*type.element, held);
        }
        case TypeKind::variant: {
            const ledger::Alternative& held = type.alternatives[type.index(value)];
            return names_cards(*held.type, held.held(value));
        }
        case TypeKind::structure:
            return std::any_of(
                type.fields.begin(), type.fields.end(), [&](const ledger::Field& field) {
                    return names_cards(*field.type, member_of(field, value));
                });
        case TypeKind::card:
        case TypeKind::coded:
        case TypeKind::nothing:
        case TypeKind::unsigned_number:
        case TypeKind::signed_number:
        case TypeKind::truth:
        case TypeKind::enumeration:
        case TypeKind::money:
        case TypeKind::moment:
        case TypeKind::span:
        case TypeKind::place:
        case TypeKind::clause:
        case TypeKind::game:
        case TypeKind::fraction:
        case TypeKind::text:
        case TypeKind::bytes:
        case TypeKind::hash:
        case TypeKind::decimal:
        case TypeKind::raw_json:
        case TypeKind::sentence: break;
    }
    return true;  // A card, or a rank that was computed from cards.
}

}  // namespace baize::house
