// Reads arbitrary bytes as an order. Checks that it is read or rejected with an error message, and
// that an order read is equal after it is written and read again.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "service/codec/order_line.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace baize::codec;
    std::string text;
    text.reserve(size);
    for (std::size_t i = 0; i < size; ++i)
        text += static_cast<char>(data[i]);
    OrderReader reader;
    Order order;
    if (!reader.read(text, order)) {
        if (reader.error_text().empty()) std::abort();
        return 0;
    }
    Order again;
    if (!reader.read(line_of(order), again) || again != order) std::abort();
    return 0;
}
