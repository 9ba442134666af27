// JSON forms of the browser messages. Nearly all types are described; this header defines the
// exceptions.
#pragma once

#include <cmath>

#include "service/codec/advice_form.h"
#include "service/codec/command_form.h"
#include "service/codec/described_form.h"
#include "service/codec/schema_form.h"
#include "service/protocol/decimal.h"
#include "service/protocol/raw_json.h"

namespace baize::codec {

template <>
struct JsonForm<views::RawJson> {
    static void write(JsonText& out, const views::RawJson& raw) { out.raw(raw.text); }
};

// A command of the house or a response of the coach; its place in the message determines which.
template <>
struct SchemaForm<views::RawJson> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(book, "Json", R"({"type":"object"})");
    }
};

template <>
struct JsonForm<views::Decimal> {
    static void write(JsonText& out, views::Decimal figure) {
        if (std::isfinite(figure.value)) {
            out.decimal(figure.value);
        } else {
            out.null();
        }
    }
};

template <>
struct SchemaForm<views::Decimal> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(book, "Decimal", R"({"type":"number"})");
    }
};

// Commands are recognized by name alone, regardless of their group.
template <>
struct JsonForm<house::Command> {
    static void read(JsonLine& line, const JsonValue& json, house::Command& command) {
        read_command(line, json, command);
    }
};

}  // namespace baize::codec
