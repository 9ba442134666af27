#include "contracts/jackpot_stream.h"
#include "fuzz_lines.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    baize::fuzz_lines<baize::JackpotStream>(data, size, true);
    return 0;
}
