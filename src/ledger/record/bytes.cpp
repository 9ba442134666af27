#include "ledger/record/bytes.h"

namespace baize::ledger {

void append(std::vector<std::byte>& out, Bytes bytes) {
    out.insert(out.end(), bytes.begin(), bytes.end());
}

LongNumber long_number(Bytes bytes) {
    std::uint64_t value = 0;
    unsigned shift = 0;
    for (const std::byte byte : bytes) {
        const auto group = static_cast<std::uint64_t>(byte);
        const bool is_longer_than_needed = group == 0 && shift > 0;
        const bool passes_64_bits = shift == 63 && group > 1;
        if (is_longer_than_needed || passes_64_bits) break;
        value |= (group & 0x7F) << shift;
        shift += 7;
        if (group < 0x80) return {value, shift / 7};
    }
    return {};
}

std::uint64_t ByteReader::first_number() {
    const LongNumber number = long_number(rest_);
    if (number.size == 0) {
        fail();
    } else {
        rest_ = rest_.subspan(number.size);
    }
    return number.value;
}

Bytes ByteReader::raw(std::size_t size) {
    if (size > rest_.size()) {
        fail();
        return {};
    }
    const Bytes bytes = rest_.first(size);
    rest_ = rest_.subspan(size);
    return bytes;
}

std::string_view ByteReader::text() {
    const std::uint64_t size = number();
    const Bytes bytes = raw(static_cast<std::size_t>(size));
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace baize::ledger
