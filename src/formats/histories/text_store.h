// Stores texts that the reader had to build (by resolving escapes) while a hand is in use. Views
// into the store stay valid until clear(), which keeps the memory for the next hand.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace baize::histories {

class TextStore {
  public:
    // Returns space for `size` characters. The caller hands back the unused rest with give_back().
    [[nodiscard]] char* room(std::size_t size) {
        while (block_ < blocks_.size() && blocks_[block_].size - used_ < size) {
            ++block_;
            used_ = 0;
        }
        if (block_ == blocks_.size()) {
            const std::size_t block_size = std::max(size, block_size_min);
            blocks_.push_back({std::make_unique<char[]>(block_size), block_size});
        }
        char* const place = blocks_[block_].text.get() + used_;
        used_ += size;
        return place;
    }

    void give_back(std::size_t size) { used_ -= size; }

    [[nodiscard]] std::string_view keep(std::string_view text) {
        char* const place = room(text.size());
        std::copy(text.begin(), text.end(), place);
        return {place, text.size()};
    }

    void clear() {
        block_ = 0;
        used_ = 0;
    }

  private:
    static constexpr std::size_t block_size_min = 4096;

    struct Block {
        std::unique_ptr<char[]> text{};
        std::size_t size = 0;
    };

    std::vector<Block> blocks_{};
    std::size_t block_ = 0;
    std::size_t used_ = 0;
};

}  // namespace baize::histories
