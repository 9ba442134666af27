// What screens are told, as JSON: nearly everything is described; here is what is not.
#pragma once

#include <cmath>

#include "service/codec/advice_form.h"
#include "service/codec/command_form.h"
#include "service/codec/described_form.h"
#include "service/codec/schema_form.h"
#include "service/protocol/decimal.h"
#include "service/protocol/raw_json.h"

namespace baize::desk {

template <>
struct JsonForm<screen::RawJson> {
    static void write(JsonText& out, const screen::RawJson& raw) { out.raw(raw.text); }
};

// Some command of the house, or the coach's answer: what exactly is said where it is used.
template <>
struct SchemaForm<screen::RawJson> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(book, "Json", R"({"type":"object"})");
    }
};

template <>
struct JsonForm<screen::Decimal> {
    static void write(JsonText& out, screen::Decimal figure) {
        if (std::isfinite(figure.value)) {
            out.decimal(figure.value);
        } else {
            out.null();
        }
    }
};

template <>
struct SchemaForm<screen::Decimal> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(book, "Decimal", R"({"type":"number"})");
    }
};

// Commands are read by their name alone, whatever group they are in.
template <>
struct JsonForm<casino::Command> {
    static void read(JsonLine& line, const JsonValue& json, casino::Command& command) {
        read_command(line, json, command);
    }
};

}  // namespace baize::desk
