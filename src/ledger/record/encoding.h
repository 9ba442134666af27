// Encodes values as bytes by their description (type.h). Every value has one encoding; malformed
// bytes make the reader fail.
//
// A source that encodes a value needs only this header. Another one describes the value
// (described.h).
#pragma once

#include <optional>

#include "ledger/record/bytes.h"
#include "ledger/record/type.h"

namespace baize::ledger {

void encode(ByteWriter& out, const Type& type, const void* value);
void decode(ByteReader& in, const Type& type, void* value);

template <typename Value>
void encode(ByteWriter& out, const Value& value) {
    encode(out, type_of<Value>(), &value);
}

template <typename Value>
void decode(ByteReader& in, Value& value) {
    decode(in, type_of<Value>(), &value);
}

// Decodes the bytes as exactly one value; otherwise returns nullopt.
template <typename Value>
[[nodiscard]] std::optional<Value> decoded(Bytes bytes) {
    ByteReader in(bytes);
    Value value{};
    decode(in, value);
    if (!in.at_end()) return std::nullopt;
    return value;
}

}  // namespace baize::ledger
