// Random numbers for real money, from the operating system's generator through libsodium. The
// source cannot be seeded, copied or rewound, and erases every byte it has returned.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace baize {

class SecureSource {
  public:
    SecureSource();  // stops the process when libsodium cannot start
    ~SecureSource();
    SecureSource(const SecureSource&) = delete;
    SecureSource& operator=(const SecureSource&) = delete;

    // REQUIRES: n > 0.
    [[nodiscard]] std::uint32_t below(std::uint32_t n);

    void fill(std::span<std::byte> bytes);

  private:
    [[nodiscard]] std::uint32_t word();

    std::array<std::byte, 512> buffer_{};
    std::size_t used_ = 512;  // bytes before this are used and erased
};

}  // namespace baize
