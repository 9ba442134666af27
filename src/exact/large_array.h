// A large array for many workers. It is cleared in parts, so that those who will use it share that
// work, and lies in large pages where the system has them.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <type_traits>

#include "core/check.h"

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace baize::exact {

template <typename Value>
class LargeArray {
    static_assert(std::is_trivially_copyable_v<Value>);

  public:
    // Not cleared yet.
    explicit LargeArray(std::size_t size)
        : size_(size), values_(static_cast<Value*>(std::malloc(size * sizeof(Value)))) {
        BAIZE_CHECK(values_ != nullptr);
        ask_for_large_pages();
    }

    // All bits unset in one of so many parts.
    void clear(std::size_t part, std::size_t parts) {
        const std::size_t from = size_ * part / parts;
        const std::size_t to = size_ * (part + 1) / parts;
        std::memset(static_cast<void*>(values_.get() + from), 0, (to - from) * sizeof(Value));
    }

    [[nodiscard]] std::size_t size() const { return size_; }

    [[nodiscard]] Value& operator[](std::size_t i) { return values_.get()[i]; }

    [[nodiscard]] const Value& operator[](std::size_t i) const { return values_.get()[i]; }

    [[nodiscard]] std::span<Value> all() { return {values_.get(), size_}; }

    [[nodiscard]] std::span<const Value> all() const { return {values_.get(), size_}; }

  private:
    struct Free {
        void operator()(Value* values) const { std::free(values); }
    };

    // It is only faster: a refusal does not matter.
    void ask_for_large_pages() {
#ifdef __linux__
        constexpr std::size_t page = std::size_t{2} << 20U;
        void* first = values_.get();
        std::size_t bytes = size_ * sizeof(Value);
        if (std::align(page, page, first, bytes) != nullptr)
            static_cast<void>(madvise(first, bytes / page * page, MADV_HUGEPAGE));
#endif
    }

    std::size_t size_;
    std::unique_ptr<Value, Free> values_;
};

}  // namespace baize::exact
