// A short list of fixed capacity without allocation, for settlement lines, offers, questions.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>

#include "engine/core/check.h"

namespace baize {

template <typename Value, std::size_t Capacity>
class StaticVector {
  public:
    constexpr StaticVector() = default;

    constexpr StaticVector(std::initializer_list<Value> values) {
        for (const Value& value : values)
            push_back(value);
    }

    constexpr void push_back(const Value& value) {
        BAIZE_CHECK(size_ < Capacity);
        values_[size_++] = value;
    }

    constexpr void clear() { size_ = 0; }

    // New values keep their old contents, so the caller must write all of them.
    constexpr void resize(std::size_t size) {
        BAIZE_CHECK(size <= Capacity);
        size_ = size;
    }

    constexpr void erase(std::size_t position) {
        BAIZE_CHECK(position < size_);
        for (std::size_t i = position + 1; i < size_; ++i)
            values_[i - 1] = values_[i];
        values_[--size_] = Value{};
    }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }

    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }

    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    [[nodiscard]] constexpr Value& operator[](std::size_t i) {
        BAIZE_CHECK(i < size_);
        return values_[i];
    }

    [[nodiscard]] constexpr const Value& operator[](std::size_t i) const {
        BAIZE_CHECK(i < size_);
        return values_[i];
    }

    [[nodiscard]] constexpr Value& back() { return (*this)[size_ - 1]; }

    [[nodiscard]] constexpr const Value& back() const { return (*this)[size_ - 1]; }

    [[nodiscard]] constexpr Value* begin() { return values_.data(); }

    [[nodiscard]] constexpr Value* end() { return values_.data() + size_; }

    [[nodiscard]] constexpr const Value* begin() const { return values_.data(); }

    [[nodiscard]] constexpr const Value* end() const { return values_.data() + size_; }

    friend constexpr bool operator==(const StaticVector& one, const StaticVector& other) {
        if (one.size_ != other.size_) return false;
        for (std::size_t i = 0; i < one.size_; ++i) {
            if (!(one.values_[i] == other.values_[i])) return false;
        }
        return true;
    }

  private:
    std::array<Value, Capacity> values_{};
    std::size_t size_ = 0;
};

}  // namespace baize
