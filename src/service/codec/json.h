// Values as JSON by their description (ledger/record/type.h). On an error, reading complains with
// the field's name (formats/json/json_line.h).
//
// A source that reads or writes a value needs only this header. Another one describes the value
// (ledger/record/described.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "formats/json/json_fields.h"
#include "formats/json/json_line.h"
#include "formats/json/json_text.h"
#include "ledger/record/type.h"

namespace baize::codec {

void write_json(JsonText& out, const ledger::Type& type, const void* value);
void read_json(JsonLine& line, const JsonValue& json, const ledger::Type& type, void* value);

template <typename Value>
void write_json(JsonText& out, const Value& value) {
    write_json(out, ledger::type_of<Value>(), &value);
}

template <typename Value>
void read_json(JsonLine& line, const JsonValue& json, Value& value) {
    read_json(line, json, ledger::type_of<Value>(), &value);
}

// Reads an integer from `least` to `most`.
[[nodiscard]] std::int64_t read_between(JsonLine& line,
                                        const JsonValue& json,
                                        std::int64_t least,
                                        std::int64_t most);

// Returns the single field of an object that holds a variant, or nullptr after a complaint.
[[nodiscard]] const JsonValue* only_field(JsonLine& line, const JsonValue& json);

// The alternatives of a variant of commands are themselves variants, its groups. In JSON a command
// is recognized by its name alone.
[[nodiscard]] bool is_grouped(const ledger::Type& variant);

// Returns the name of an enumerator in JSON.
template <typename Name>
[[nodiscard]] std::string_view name_of(Name value) {
    const ledger::Enumerator* const found =
        ledger::find_number(ledger::type_of<Name>(), static_cast<std::uint64_t>(value));
    return found == nullptr ? "?" : found->name;
}

}  // namespace baize::codec
