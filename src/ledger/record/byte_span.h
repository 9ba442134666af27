// Bytes as they are handed on. bytes.h says how numbers and texts stand in them.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace baize::ledger {

class ByteReader;
class ByteWriter;

using Bytes = std::span<const std::byte>;

void append(std::vector<std::byte>& out, Bytes bytes);

}  // namespace baize::ledger
