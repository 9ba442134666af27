#include "fuzz_lines.h"
#include "service/settle/jackpot_stream.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    baize::fuzz_lines<baize::JackpotStream>(data, size, true);
    return 0;
}
