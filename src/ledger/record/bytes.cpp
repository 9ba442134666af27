#include "ledger/record/bytes.h"

#include <cstring>

namespace baize::ledger {

// Not written with `insert`, for which g++ 12 reports a copy beyond the end that does not happen.
void append(std::vector<std::byte>& out, Bytes bytes) {
    if (bytes.empty()) return;
    const std::size_t size = out.size();
    out.resize(size + bytes.size());
    std::memcpy(out.data() + size, bytes.data(), bytes.size());
}

std::uint64_t ByteReader::long_number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        if (rest_.empty()) break;
        const auto group = static_cast<std::uint64_t>(rest_.front());
        rest_ = rest_.subspan(1);
        const bool is_longer_than_needed = group == 0 && shift > 0;
        const bool passes_64_bits = shift == 63 && group > 1;
        if (is_longer_than_needed || passes_64_bits) break;
        value |= (group & 0x7F) << shift;
        if (group < 0x80) return value;
    }
    fail();
    return 0;
}

std::int64_t ByteReader::signed_number() {
    const std::uint64_t bits = number();
    return static_cast<std::int64_t>((bits >> 1) ^ ((bits & 1) != 0 ? ~std::uint64_t{0} : 0));
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
