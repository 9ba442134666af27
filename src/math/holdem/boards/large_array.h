// A large array for many workers, initially zero. The system clears pages when they are first
// touched, so the workers share this effort. Pages are large if the system supports that.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <span>
#include <type_traits>

#include "engine/core/check.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace baize::exact {

template <typename Value>
class LargeArray {
    static_assert(std::is_trivially_copyable_v<Value>);

  public:
    // All bits are 0.
    explicit LargeArray(std::size_t size) : size_(size), memory_(std::calloc(1, with_pages())) {
        BAIZE_CHECK(memory_ != nullptr);
        void* first = memory_.get();
        std::size_t space = with_pages();
        values_ = static_cast<Value*>(std::align(page, bytes(), first, space));
        ask_for_large_pages();
    }

    [[nodiscard]] std::size_t size() const { return size_; }

    [[nodiscard]] Value& operator[](std::size_t i) { return values_[i]; }

    [[nodiscard]] const Value& operator[](std::size_t i) const { return values_[i]; }

    [[nodiscard]] std::span<Value> all() { return {values_, size_}; }

    [[nodiscard]] std::span<const Value> all() const { return {values_, size_}; }

  private:
    static constexpr std::size_t page = std::size_t{2} << 20U;

    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    [[nodiscard]] std::size_t bytes() const { return size_ * sizeof(Value); }

    // Room for whole large pages at any start address. Pages that are never touched take no memory.
    [[nodiscard]] std::size_t with_pages() const { return (bytes() / page + 2) * page; }

    // Large pages are only faster, so a refusal does not matter. The last page is included if at
    // least half of it is needed.
    void ask_for_large_pages() {
#ifdef __linux__
        static_cast<void>(madvise(values_, (bytes() + page / 2) / page * page, MADV_HUGEPAGE));
#endif
    }

    std::size_t size_;
    std::unique_ptr<void, Free> memory_;
    Value* values_ = nullptr;
};

}  // namespace baize::exact
