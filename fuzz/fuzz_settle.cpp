#include "fuzz_lines.h"
#include "service/settle/settle_stream.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    baize::fuzz_lines<baize::SettleStream>(data, size, false);
    return 0;
}
