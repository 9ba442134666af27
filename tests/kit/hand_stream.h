// Reads the hands of a text one after the other in one thread, through the same blocks that
// `baize replay` hands to its threads. Shared by tests, fuzzer and benchmark.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "formats/histories/hand_block.h"

namespace baize::histories {

inline TextSource source_of(std::string_view text) {
    return [text](char* place, std::size_t size) mutable {
        const std::size_t count = std::min(size, text.size());
        std::copy_n(text.data(), count, place);
        text.remove_prefix(count);
        return count;
    };
}

class HandStream {
  public:
    explicit HandStream(TextSource source, std::size_t block_size = usual_block_size)
        : splitter_(std::move(source), block_size) {
        start(splitter_.next(block_));
    }

    // The reader keeps the address of the block.
    HandStream(const HandStream&) = delete;
    HandStream& operator=(const HandStream&) = delete;

    // Returns the next hand, an error, or the end. The strings of the record are valid until the
    // next call.
    [[nodiscard]] Outcome next(Record& record) {
        while (has_block_) {
            const Outcome outcome = reader_.next(record);
            if (outcome != Outcome::end) return outcome;
            advance();
        }
        return Outcome::end;
    }

    [[nodiscard]] HandFault fault() const {
        HandFault fault = reader_.fault();
        fault.hand += hands_before_;
        fault.line += lines_before_;
        return fault;
    }

    [[nodiscard]] std::uint64_t hand_count() const {
        return hands_before_ + (has_block_ ? reader_.hand_count() : 0);
    }

  private:
    void start(bool has_block) {
        has_block_ = has_block;
        if (has_block_) reader_.start(block_);
    }

    void advance() {
        hands_before_ += reader_.hand_count();
        lines_before_ += reader_.line_count();
        HandBlock next;
        const bool more = splitter_.next(next);
        if (more && reader_.breaks_off()) next = joined(block_, reader_.broken_from(), next);
        block_ = std::move(next);
        start(more);
    }

    BlockSplitter splitter_;
    BlockReader reader_{};
    HandBlock block_{};
    bool has_block_ = false;
    std::uint64_t hands_before_ = 0;
    std::uint64_t lines_before_ = 0;
};

}  // namespace baize::histories
