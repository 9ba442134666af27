// The payments of a stud room. Its judge is asked about every class of player's hands against every
// kind of dealer's hand. The room also says which dealer's hands qualify and which decisions are
// offered.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/banked/machine/game.h"
#include "engine/core/static_vector.h"
#include "math/stud/hand_class.h"

namespace baize::exact::stud {

// The dealer's hand compared with the player's.
enum class Dealer : std::uint8_t { unqualified, lower, equal, higher };

inline constexpr std::size_t dealer_kinds = 4;

[[nodiscard]] constexpr std::size_t index(Dealer dealer) {
    return static_cast<std::size_t>(dealer);
}

struct DecisionPays {
    Decision decision{};
    Money staked{};                              // Total of all wagers.
    std::array<Money, dealer_kinds> net{};       // 0 if the dealer cannot have such a hand.
    std::array<bool, dealer_kinds> pays_hand{};  // Pays more than every winning Ante gets.
    friend bool operator==(const DecisionPays&, const DecisionPays&) = default;
};

// Hands of one kind with equal payments.
struct PayRow {
    std::string_view kind{};
    StaticVector<DecisionPays, DecisionOffers::capacity()> decisions{};  // Smallest stake first.
    friend bool operator==(const PayRow&, const PayRow&) = default;
};

class StudPayments {
  public:
    StudPayments(const GameHooks& game,
                 const Rules& rules,
                 const Ranking& ranking,
                 const std::vector<HandClass>& classes);

    // `hands` is the number of a class.
    [[nodiscard]] bool qualifies(std::size_t hands) const { return qualifies_[hands] != 0; }

    [[nodiscard]] std::size_t row_of(std::size_t hands) const { return row_of_[hands]; }

    // In the order of the lowest hands that they are for.
    [[nodiscard]] const std::vector<PayRow>& rows() const { return rows_; }

  private:
    std::vector<std::uint8_t> qualifies_;
    std::vector<std::size_t> row_of_;
    std::vector<PayRow> rows_;
};

}  // namespace baize::exact::stud
