#include "math/holdem/ultimate_holdem_payments.h"

#include <numeric>

#include "engine/banked/wagers/settlement.h"
#include "engine/core/check.h"
#include "engine/games/ultimate_holdem/game.h"
#include "engine/games/ultimate_holdem/rules.h"
#include "math/figures/distribution.h"

namespace baize::exact::holdem {
namespace {

using ultimate_holdem::UltimateHoldem;

// Returns the street on which a multiple of the Ante may be played.
std::uint8_t street_of(std::int64_t multiple) {
    if (multiple > 2) return street_hole;
    return multiple == 2 ? street_flop : ultimate_holdem::street_river;
}

Round dealt(const ExampleDeal& deal) {
    Round round;
    round.dealer = deal.dealer;
    round.community = deal.board;
    Box& box = round.boxes[0];
    box.cards = deal.player;
    box.standing = Standing::played;
    box[Wager::ante] = box[Wager::blind] = unit;
    return round;
}

Money net_of(const Rules& rules, const Round& round) {
    BoxSettlement lines;
    lines.start();
    UltimateHoldem::settle_box(rules, round, 0, lines);
    BAIZE_CHECK(!lines.overflowed());
    return lines.net().value();
}

Money net_of_playing(const Rules& rules, const ExampleDeal& deal, std::int64_t multiple) {
    Round round = dealt(deal);
    round.boxes[0][Wager::play] = unit * multiple;
    round.boxes[0].decided_on = street_of(multiple);
    return net_of(rules, round);
}

Round folded(const ExampleDeal& deal) {
    Round round = dealt(deal);
    round.boxes[0].standing = Standing::folded;
    round.boxes[0].decided_on = ultimate_holdem::street_river;
    return round;
}

Money trips_net(const Rules& rules, Round round) {
    const Money without = net_of(rules, round);
    round.boxes[0][Wager::trips] = unit;
    return net_of(rules, round) - without;
}

ShowdownOutcome met_by(FiveCardRank player, FiveCardRank dealer) {
    const bool qualified = dealer >= ultimate_holdem::lowest_qualifying;
    if (player > dealer) return qualified ? ShowdownOutcome::win : ShowdownOutcome::weak_win;
    if (player < dealer) return qualified ? ShowdownOutcome::lose : ShowdownOutcome::weak_lose;
    return qualified ? ShowdownOutcome::tie : ShowdownOutcome::weak_tie;
}

Line line_of(const std::array<std::int64_t, met_count>& net, bool qualified) {
    const auto of = [&](ShowdownOutcome met) { return net[static_cast<std::size_t>(met)]; };
    // A hand that would qualify is ahead of every dealer who does not. A hand that would not is
    // behind every dealer who does.
    const std::int64_t always = dealer_hands * of(ShowdownOutcome::lose);
    if (qualified) {
        return {always,
                of(ShowdownOutcome::win) - of(ShowdownOutcome::lose),
                of(ShowdownOutcome::tie) - of(ShowdownOutcome::lose),
                of(ShowdownOutcome::weak_win) - of(ShowdownOutcome::win)};
    }
    return {always,
            of(ShowdownOutcome::weak_win) - of(ShowdownOutcome::weak_lose),
            of(ShowdownOutcome::weak_tie) - of(ShowdownOutcome::weak_lose),
            of(ShowdownOutcome::weak_lose) - of(ShowdownOutcome::lose)};
}

template <typename Net>
Lines lines_of(const UltimatePayments& payments, Net net) {
    Lines lines;
    for (std::size_t kind = 0; kind < hand_kinds; ++kind) {
        std::array<std::int64_t, met_count> nets{};  // 0 for cases that cannot be dealt.
        for (std::size_t met = 0; met < met_count; ++met) {
            if (payments.kinds[kind].known[met])
                nets[met] = net(payments.kinds[kind], met) / payments.share.cents();
        }
        for (const bool qualified : {false, true})
            lines[class_of_kind(kind, qualified)] = line_of(nets, qualified);
    }
    return lines;
}

void learn(const Rules& rules, const ExampleDeal& deal, UltimatePayments& payments) {
    const FiveCardRank rank = deal.player_rank();
    const auto kind = static_cast<std::size_t>(rank.category());
    const auto met = static_cast<std::size_t>(met_by(rank, deal.dealer_rank()));
    UltimatePayments::Kind& paid = payments.kinds[kind];
    paid.known[met] = true;
    paid.once[met] = net_of_playing(rules, deal, 1);
    paid.again[met] = net_of_playing(rules, deal, 2) - paid.once[met];
    for (const std::int64_t multiple : {3, 4}) {  // The solution relies on this.
        BAIZE_CHECK(net_of_playing(rules, deal, multiple) ==
                    paid.once[met] + paid.again[met] * (multiple - 1));
    }
    payments.fold = net_of(rules, folded(deal));
    payments.trips[kind] = trips_net(rules, dealt(deal));
    payments.trips_folded[kind] = trips_net(rules, folded(deal));
}

}  // namespace

UltimatePayments ultimate_payments(const Rules& rules) {
    UltimatePayments payments{.staked_before_play = unit * 2,
                              .lowest_qualifying = ultimate_holdem::lowest_qualifying.value()};
    for (const ExampleDeal& deal : example_deals())
        learn(rules, deal, payments);
    std::int64_t share = payments.fold.cents();
    for (const UltimatePayments::Kind& kind : payments.kinds) {
        for (std::size_t met = 0; met < met_count; ++met)
            share = std::gcd(share, std::gcd(kind.once[met].cents(), kind.again[met].cents()));
    }
    payments.share = Money::of_cents(share);
    return payments;
}

Lines playing_once(const UltimatePayments& payments) {
    return lines_of(payments, [&](const UltimatePayments::Kind& kind, std::size_t met) {
        return kind.once[met].cents() - payments.fold.cents();
    });
}

Lines playing_again(const UltimatePayments& payments) {
    return lines_of(payments, [](const UltimatePayments::Kind& kind, std::size_t met) {
        return kind.again[met].cents();
    });
}

}  // namespace baize::exact::holdem
