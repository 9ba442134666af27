// Reads arbitrary bytes as hand histories. Checks that the result does not depend on the block
// size; that every hand read is equal after it is written in either format and read again; and
// that, if the rules let the hand be played to its end, its events replay to the same hand.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "formats/histories/ohh/ohh_writer.h"
#include "formats/histories/phh/phh_writer.h"
#include "formats/histories/replay/replay.h"
#include "kit/hand_stream.h"
#include "kit/poker_replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace baize::histories {
namespace {

void check_comes_back(std::string_view written, const Record& record) {
    HandStream stream(source_of(written));
    Record again;
    if (stream.next(again) != Outcome::hand || again != record) std::abort();
}

void check_replays(const Replayer& played) {
    const poker::Replayed again = replay(played.rules(), played.opening(), played.events());
    if (again.differs || again.hand != played.hand()) std::abort();
}

std::vector<std::string> read_all(std::string_view text, std::size_t block_size, bool checks) {
    HandStream stream(source_of(text), block_size);
    OhhWriter ohh;
    Record record;
    std::vector<std::string> found;
    while (true) {
        const Outcome outcome = stream.next(record);
        if (outcome == Outcome::end) return found;
        if (outcome == Outcome::fault) {
            found.push_back(sentence(stream.fault()));
            continue;
        }
        write_phh(found.emplace_back(), record);
        if (!checks) continue;
        check_comes_back(found.back(), record);
        std::string json;
        ohh.write(json, record);
        check_comes_back(json, record);
        Replayer replayer;
        replayer.play(record);
        if (replayer.hand().phase == poker::Phase::over) check_replays(replayer);
    }
}

}  // namespace
}  // namespace baize::histories

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using baize::histories::read_all;
    std::string text;
    text.reserve(size);
    for (std::size_t i = 0; i < size; ++i)
        text += static_cast<char>(data[i]);
    const std::vector<std::string> whole = read_all(text, std::size_t{1} << 16U, true);
    if (read_all(text, 100, false) != whole) std::abort();
    return 0;
}
