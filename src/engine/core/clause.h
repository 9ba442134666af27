// A clause of one of the five rulebooks ("TCP 5.6.1(b)") or an interpretation ("I-12"). Every
// decision about money or legality carries one. A literal that names no existing clause does not
// compile. The texts (in our own words) are in src/formats/rulebooks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/clause_ids.h"

namespace baize {

class Clause {
  public:
    // The clause of an uninitialised record; printing it is a programming error that tests look
    // for.
    constexpr Clause() = default;

    [[nodiscard]] static constexpr std::optional<Clause> find(std::string_view id) {
        const auto* const place = std::lower_bound(clause_ids.begin(), clause_ids.end(), id);
        if (place == clause_ids.end() || *place != id) return std::nullopt;
        return Clause(static_cast<std::uint16_t>(place - clause_ids.begin()));
    }

    [[nodiscard]] constexpr bool is_set() const { return index_ != unset; }

    [[nodiscard]] constexpr std::string_view id() const {
        return is_set() ? clause_ids[index_] : std::string_view("(no clause)");
    }

    // Position in the sorted list of ids. May index arrays but must not be stored: ids are stored
    // as text.
    [[nodiscard]] constexpr std::uint16_t index() const { return index_; }

    friend constexpr bool operator==(Clause, Clause) = default;

  private:
    static constexpr std::uint16_t unset = 0xFFFF;

    explicit constexpr Clause(std::uint16_t index) : index_(index) {}

    std::uint16_t index_ = unset;
};

static_assert(sizeof(Clause) == 2);

consteval Clause operator""_clause(const char* text, std::size_t size) {
    return Clause::find(std::string_view(text, size)).value();  // fails to compile if there is none
}

}  // namespace baize
