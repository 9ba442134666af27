// The description of a type at run time: its kind, its name, its members. One description of each
// type, made from its BOOST_DESCRIBE line (described.h), drives its bytes (encoding.h), its JSON
// and its schema (service/codec), so that these are functions and not templates.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

#include "ledger/record/grown.h"

namespace baize {
enum class Besides : std::uint8_t;
}

namespace baize::ledger {

struct NameSlot;
struct Step;
struct Type;

inline constexpr std::size_t no_limit = static_cast<std::size_t>(-1);

enum class TypeKind : std::uint8_t {
    nothing,  // std::monostate
    unsigned_number,
    signed_number,
    truth,
    enumeration,
    money,
    moment,
    span,
    place,
    clause,
    game,  // written as its name, so that GameId may change its order
    card,
    card_set,
    card_list,
    face,
    fraction,
    coded,  // another value that is recorded as one number and never shown
    text,
    bytes,
    hash,
    list,
    array,
    optional,
    variant,
    structure,
    // The others are shown and never recorded.
    decimal,
    raw_json,
    sentence  // an enumeration that is shown with a sentence
};

struct Field {
    std::string_view key{};    // ready for JSON: `,"name":`
    std::uint32_t offset = 0;  // of the member in its struct
    const Type* type = nullptr;

    [[nodiscard]] constexpr std::string_view name() const {
        return {key.data() + 2, key.size() - 4};
    }
};

struct Enumerator {
    std::uint64_t number = 0;
    std::string_view name{};
};

struct Alternative {
    std::uint32_t tag = 0;    // in records (tags.h)
    std::string_view name{};  // in JSON: "take_seat"
    const Type* type = nullptr;
    const void* (*held)(const void* variant) = nullptr;  // REQUIRES: the variant holds it
    void* (*emplace)(void* variant) = nullptr;
};

struct ListView {
    const void* first = nullptr;
    std::size_t size = 0;
};

struct ListAccess {
    ListView (*view)(const void* list) = nullptr;
    void (*clear)(void* list) = nullptr;
    // Appends a blank value and returns it. REQUIRES: less than the capacity.
    void* (*append)(void* list) = nullptr;
    // Appends blank values to an empty list and returns the first. REQUIRES: at most the capacity.
    void* (*extend)(void* list, std::size_t count) = nullptr;
};

struct OptionalAccess {
    const void* (*held)(const void* optional) = nullptr;  // nullptr: nothing
    void* (*emplace)(void* optional) = nullptr;
    void (*reset)(void* optional) = nullptr;
};

// Of a value that is shown as one of a few.
struct NumberAccess {
    std::uint64_t (*number)(const void* value) = nullptr;
    bool (*read)(void* value, std::uint64_t number) = nullptr;  // false: no such value
};

// Of a value that is recorded as a text.
struct TextAccess {
    std::string (*text)(const void* value) = nullptr;
    bool (*read)(void* value, std::string_view text) = nullptr;  // false: no such value
};

// How a value is recorded (codec/plan.h).
struct Plan {
    std::span<const Step> steps{};
    bool is_run = false;  // one run of numbers that fill the value
};

struct GrownAccess {
    std::size_t old_fields = 0;  // the fields that the struct had at first
    std::uint64_t mark = 0;
    void (*clear)(void* structure) = nullptr;
    // Returns a bit for each later field, the lowest for the first of them: 1 if the field differs
    // from its default.
    std::uint64_t (*changed)(const void* structure) = nullptr;
    Plan writing{};  // of the old fields
    Plan reading{};
};

struct Type {
    TypeKind kind{};
    bool is_dense = false;          // an enumeration whose numbers are 0, 1, 2 and so on
    bool can_name_cards = false;    // a value of the type, or a value inside it, can be a card
    bool may_grow = false;          // a struct that may grow: `grown` is not nullptr
    std::uint8_t width = 0;         // bytes of a number or an enumeration in memory
    std::uint64_t most = 0;         // of a coded number
    Besides besides{};              // what a place may be besides a box or seat
    std::size_t size = 0;           // of a value in memory
    std::size_t limit = 0;          // values that a list or an array can hold, or bytes
    std::string_view name{};        // of a struct or an enumeration: "baize::house::TakeSeat"
    const Type* element = nullptr;  // of a list, an array or an optional
    std::span<const Field> fields{};
    std::span<const Enumerator> enumerators{};
    std::span<const Alternative> alternatives{};    // by their index in the variant
    std::span<const std::uint16_t> index_by_tag{};  // no_index: there is no such tag
    std::span<const NameSlot> names{};              // by a hash (codec/name_table.h)
    std::size_t (*index)(const void* variant) = nullptr;
    void (*clear)(void* array) = nullptr;  // makes all of its values blank
    const GrownAccess* grown = nullptr;    // of a struct that may grow (grown.h)
    const ListAccess* list = nullptr;
    const OptionalAccess* optional = nullptr;
    const NumberAccess* number = nullptr;
    const TextAccess* text = nullptr;
    double (*decimal)(const void* value) = nullptr;
    std::string_view (*words)(const void* value) = nullptr;  // raw JSON, or a sentence
    Plan writing{};
    Plan reading{};
};

[[nodiscard]] inline const void* member_of(const Field& field, const void* value) {
    return static_cast<const std::byte*>(value) + field.offset;
}

[[nodiscard]] inline void* member_of(const Field& field, void* value) {
    return static_cast<std::byte*>(value) + field.offset;
}

inline constexpr std::uint16_t no_index = 0xFFFF;

// The description of a value that is written whole: BAIZE_DESCRIBED defines it in one source of its
// room or layer, described_X.cpp.
template <typename Value>
[[nodiscard]] const Type& type_of();

// Returns nullptr if no enumerator has the number.
[[nodiscard]] inline const Enumerator* find_number(const Type& enumeration, std::uint64_t number) {
    const std::span<const Enumerator> all = enumeration.enumerators;
    if (enumeration.is_dense) return number < all.size() ? &all[number] : nullptr;
    for (const Enumerator& one : all) {
        if (one.number == number) return &one;
    }
    return nullptr;
}

template <typename Number>
[[nodiscard]] inline Number copied(const void* place) {
    Number number{};
    std::memcpy(&number, place, sizeof(number));
    return number;
}

// Returns a number of 1, 2, 4 or 8 bytes.
[[nodiscard]] inline std::uint64_t number_at(const void* place, std::uint8_t width) {
    switch (width) {
        case 1: return copied<std::uint8_t>(place);
        case 2: return copied<std::uint16_t>(place);
        case 4: return copied<std::uint32_t>(place);
        default: return copied<std::uint64_t>(place);
    }
}

[[nodiscard]] inline std::int64_t signed_number_at(const void* place, std::uint8_t width) {
    const unsigned spare = 64U - 8U * width;
    return static_cast<std::int64_t>(number_at(place, width) << spare) >> spare;
}

// Sets a number of 1, 2, 4 or 8 bytes: the lowest ones, which come first.
static_assert(std::endian::native == std::endian::little);

inline void set_number(void* place, std::uint8_t width, std::uint64_t number) {
    switch (width) {
        case 1: std::memcpy(place, &number, 1); return;
        case 2: std::memcpy(place, &number, 2); return;
        case 4: std::memcpy(place, &number, 4); return;
        default: std::memcpy(place, &number, 8); return;
    }
}

}  // namespace baize::ledger
