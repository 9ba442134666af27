// Orders from outside: read or complained of, and what was read is written and read as the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "service/codec/order_line.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace baize::desk;
    std::string text;
    text.reserve(size);
    for (std::size_t i = 0; i < size; ++i)
        text += static_cast<char>(data[i]);
    OrderReader reader;
    Order order;
    if (!reader.read(text, order)) {
        if (reader.complaint().empty()) std::abort();
        return 0;
    }
    Order again;
    if (!reader.read(line_of(order), again) || again != order) std::abort();
    return 0;
}
