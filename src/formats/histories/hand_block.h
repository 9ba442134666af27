// A file is cut into blocks that many threads read at once. A block ends before a line that looks
// like the beginning of a hand. If that guess was wrong, the reader of the block finds that the
// last hand is incomplete, and reads the rest together with the next block.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/histories/hand_file.h"
#include "formats/histories/ohh/ohh_reader.h"
#include "formats/histories/phh/phh_reader.h"
#include "formats/histories/record.h"

namespace baize::histories {

// Leaves new elements of a vector uninitialized: a block is filled from the file right after it is
// allocated, and filling it with zeros first takes as long as reading the file.
template <typename Value>
struct UnfilledAllocator : std::allocator<Value> {
    template <typename Other>
    struct rebind {
        using other = UnfilledAllocator<Other>;
    };

    template <typename Other, typename... Arguments>
    void construct(Other* place, Arguments&&... arguments) {
        if constexpr (sizeof...(Arguments) == 0) {
            ::new (static_cast<void*>(place)) Other;
        } else {
            ::new (static_cast<void*>(place)) Other(std::forward<Arguments>(arguments)...);
        }
    }
};

using BlockText = std::vector<char, UnfilledAllocator<char>>;

// At this size two blocks, the text that they are copied from and the tables that rank hands fit
// into the second-level cache of a processor.
inline constexpr std::size_t usual_block_size = std::size_t{1} << 17U;

struct HandBlock {
    BlockText text{};  // followed by `padding` zero bytes
    Format format = Format::phh;
    bool is_first = true;  // the first block of its file
    bool is_last = true;
    bool begins_inside = false;  // a hand that is too long began in the previous block

    [[nodiscard]] std::size_t size() const { return text.size() - padding; }
};

// Returns the text of `one` from `from` on, followed by the next block of the same file.
[[nodiscard]] HandBlock joined(const HandBlock& one, std::size_t from, const HandBlock& other);

class BlockSplitter {
  public:
    explicit BlockSplitter(TextSource source, std::size_t block_size)
        : source_(std::move(source)), block_size_(block_size) {}

    // Reads the next block. Returns false at the end of the file. An empty file has one empty
    // block.
    [[nodiscard]] bool next(HandBlock& block);

  private:
    bool fill(BlockText& text);

    TextSource source_;
    std::size_t block_size_;
    BlockText rest_{};  // text read beyond the last block; it begins a hand
    Format format_ = Format::phh;
    bool has_begun_ = false;
    bool has_ended_ = false;
    bool cuts_a_hand_ = false;  // the previous block ended inside a hand that is too long
};

// Reads the hands of one block. Hand and line numbers count from the beginning of the block.
class BlockReader {
  public:
    void start(const HandBlock& block);

    // Returns hand, fault or end.
    [[nodiscard]] Outcome next(Record& record);

    [[nodiscard]] const HandFault& fault() const { return fault_; }

    [[nodiscard]] std::uint64_t hand_count() const { return hands_; }

    [[nodiscard]] std::uint64_t line_count() const;

    // The line in which the last hand begins.
    [[nodiscard]] std::uint64_t hand_line() const;

    // True if the block ended inside its last hand, which must be read together with the next
    // block.
    [[nodiscard]] bool breaks_off() const { return breaks_off_; }

    [[nodiscard]] std::size_t broken_from() const {
        return static_cast<std::size_t>(hand_begin_ - block_->text.data());
    }

  private:
    [[nodiscard]] std::size_t hand_size() const {
        return static_cast<std::size_t>(piece_.at - hand_begin_);
    }

    [[nodiscard]] bool may_go_on() const;
    Outcome break_off();
    Outcome report(const ParseError& error_text);
    Outcome refuse(const char* place, std::string_view field, std::string_view text);

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
