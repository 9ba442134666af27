// Orders from outside: read or complained of, and what was read is written and read as the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "desk/order.h"

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
    std::string written;
    write_order(written, order);
    written.pop_back();
    Order again;
    if (!reader.read(written, again) || again != order) std::abort();
    return 0;
}
