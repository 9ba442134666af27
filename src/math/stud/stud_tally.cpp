#include "math/stud/stud_tally.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/core/check.h"

namespace baize::exact {
namespace {

using stud::PayRow;

// Calls visit(row, pays, deals) for every row and decision.
template <typename Visit>
void for_each_choice(const std::vector<PayRow>& rows, const StudTally& tally, Visit&& visit) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t i = 0; i < rows[row].decisions.size(); ++i)
            visit(rows[row], rows[row].decisions[i], tally.rows[row][i]);
    }
}

Weight all_of(const StudTally::ByDealer& deals) {
    Weight sum = 0;
    for (const Weight part : deals)
        sum += part;
    return sum;
}

// Decisions that the room never offers are left out.
std::vector<Share> stud_strategy(const std::vector<PayRow>& rows, const StudTally& tally) {
    std::vector<Share> shares;
    for (const Decision decision : {Decision::bet, Decision::fold, Decision::instant_winner}) {
        Share share{.name = std::string(name(decision))};
        bool is_offered = false;
        for_each_choice(rows, tally, [&](const PayRow&, const auto& pays, const auto& deals) {
            if (pays.decision != decision) return;
            is_offered = true;
            share.deals += all_of(deals);
        });
        if (is_offered) shares.push_back(std::move(share));
    }
    return shares;
}

// Rows are sorted by value, so rows of one kind are adjacent.
std::vector<Share> stud_paid_hands(const std::vector<PayRow>& rows, const StudTally& tally) {
    std::vector<Share> shares;
    for_each_choice(rows, tally, [&](const PayRow& row, const auto& pays, const auto& deals) {
        for (std::size_t dealer = 0; dealer < stud::dealer_kinds; ++dealer) {
            if (!pays.pays_hand[dealer]) continue;
            if (shares.empty() || shares.back().name != row.kind)
                shares.push_back({.name = std::string(row.kind)});
            shares.back().deals += deals[dealer];
        }
    });
    std::reverse(shares.begin(), shares.end());
    return shares;
}

}  // namespace

void StudTally::add(const StudTally& other) {
    BAIZE_CHECK(rows.size() == other.rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t decision = 0; decision < rows[row].size(); ++decision) {
            for (std::size_t dealer = 0; dealer < stud::dealer_kinds; ++dealer)
                rows[row][decision][dealer] += other.rows[row][decision][dealer];
        }
    }
}

GameFigures stud_figures(const std::vector<PayRow>& rows, const StudTally& tally) {
    WagerFigures ante{.name = "ante"};
    for_each_choice(rows, tally, [&](const PayRow&, const auto& pays, const auto& deals) {
        for (std::size_t dealer = 0; dealer < stud::dealer_kinds; ++dealer)
            ante.results.add(pays.net[dealer], pays.staked, deals[dealer]);
    });
    ante.strategy = stud_strategy(rows, tally);
    ante.paid_hands = stud_paid_hands(rows, tally);
    return {{std::move(ante)}};
}

}  // namespace baize::exact
