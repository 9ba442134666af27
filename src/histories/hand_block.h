// A file cut into blocks that many threads read at once. A block ends before a line that looks like
// the beginning of a hand; where it was something else, the reader of the block finds that its last
// hand breaks off, and the rest is read together with the next block.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "histories/hand_stream.h"
#include "histories/ohh_reader.h"
#include "histories/phh_reader.h"
#include "histories/record.h"

namespace baize::histories {

struct HandBlock {
    std::vector<char> text{};  // and `padding` zero bytes
    Format format = Format::phh;
    bool is_first = true;  // of its file
    bool is_last = true;

    [[nodiscard]] std::size_t size() const { return text.size() - padding; }
};

// The text from `from` on, followed by another block of the same file.
[[nodiscard]] HandBlock joined(const HandBlock& one, std::size_t from, const HandBlock& other);

class BlockSplitter {
  public:
    explicit BlockSplitter(HandStream::Source source, std::size_t block_size)
        : source_(std::move(source)), block_size_(block_size) {}

    // False at the end of the file. An empty file has one empty block.
    [[nodiscard]] bool next(HandBlock& block);

  private:
    bool fill(std::vector<char>& text);

    HandStream::Source source_;
    std::size_t block_size_;
    std::vector<char> rest_{};  // begins a hand
    Format format_ = Format::phh;
    bool has_begun_ = false;
    bool has_ended_ = false;
};

// Hands of one block. Numbers of hands and lines count from the block's beginning.
class BlockReader {
  public:
    void start(const HandBlock& block);

    // hand, fault or end.
    [[nodiscard]] Outcome next(Record& record);

    [[nodiscard]] const HandFault& fault() const { return fault_; }

    [[nodiscard]] std::uint64_t hand_count() const { return hands_; }

    [[nodiscard]] std::uint64_t line_count() const;

    // The block is over, though its last hand is not: from here on it goes with the next block.
    [[nodiscard]] bool breaks_off() const { return breaks_off_; }

    [[nodiscard]] std::size_t broken_from() const {
        return static_cast<std::size_t>(hand_begin_ - block_->text.data());
    }

  private:
    Outcome report(const Complaint& complaint);

    const HandBlock* block_ = nullptr;
    Piece piece_{};
    PhhReader phh_{};
    OhhReader ohh_{};
    const char* hand_begin_ = nullptr;
    std::uint64_t hands_ = 0;
    bool breaks_off_ = false;
    HandFault fault_{};
};

}  // namespace baize::histories
