#include "math/holdem/crown_holdem_payments.h"

#include <numeric>
#include <optional>

#include "engine/banked/wagers/settlement.h"
#include "engine/core/check.h"
#include "engine/games/crown_holdem/game.h"
#include "engine/games/crown_holdem/rules.h"
#include "math/figures/distribution.h"

namespace baize::exact::holdem {
namespace {

using crown_holdem::CrownHoldem;

// Classes are whole kinds of hands, because the book pays the Ante from a kind upwards.
static_assert(crown_holdem::lowest_paid_ante.tie_break() == 0);

Money net_at_crown(const Rules& rules, const Round& round) {
    BoxSettlement lines;
    lines.start();
    CrownHoldem::settle_box(rules, round, 0, lines);
    BAIZE_CHECK(!lines.overflowed());
    return lines.net().value();
}

Round flop_played(const ExampleDeal& deal) {
    Round round;
    round.dealer = deal.dealer;
    round.community = deal.board;
    Box& box = round.boxes[0];
    box.cards = deal.player;
    box.standing = Standing::active;
    box[Wager::ante] = unit;
    box[Wager::flop] = unit * crown_holdem::raises[0].multiple;
    return round;
}

Round crown_folded(const ExampleDeal& deal) {
    Round round = flop_played(deal);
    round.boxes[0][Wager::flop] = {};
    round.boxes[0].standing = Standing::folded;
    return round;
}

void learn_main_game(const Rules& rules, const ExampleDeal& deal, CrownPayments& payments) {
    const FiveCardRank player = deal.player_rank();
    const FiveCardRank dealer = deal.dealer_rank();
    const Against against = player > dealer   ? Against::ahead
                            : player < dealer ? Against::behind
                                              : Against::level;
    const auto place = static_cast<std::size_t>(against);
    CrownPayments::Kind& kind = payments.kinds[static_cast<std::size_t>(player.category())];
    Round round = flop_played(deal);
    kind.known[place] = true;
    kind.flop[place] = net_at_crown(rules, round);
    round.boxes[0][Wager::turn] = unit * crown_holdem::raises[1].multiple;
    kind.raise[place] = net_at_crown(rules, round) - kind.flop[place];
    // The solution relies on the Turn and the River wager being worth the same, and on both
    // together being worth their sum.
    round.boxes[0][Wager::river] = unit * crown_holdem::raises[2].multiple;
    BAIZE_CHECK(net_at_crown(rules, round) == kind.flop[place] + kind.raise[place] * 2);
    round.boxes[0][Wager::turn] = {};
    BAIZE_CHECK(net_at_crown(rules, round) == kind.flop[place] + kind.raise[place]);
    payments.fold = net_at_crown(rules, crown_folded(deal));
}

// The player's and the dealer's hole cards each make a kind of five cards with the flop.
void learn_extras(const Rules& rules, const ExampleDeal& deal, CrownPayments& payments) {
    const CardSet flop = CardSet::of(std::array{deal.board[0], deal.board[1], deal.board[2]});
    const auto extra = [&](Round round, Wager wager) {
        const Money without = net_at_crown(rules, round);
        round.boxes[0][wager] = unit;
        return net_at_crown(rules, round) - without;
    };
    const auto kind_of = [&](const CardList<5>& hole) {
        return static_cast<std::size_t>(rank_five(hole.set() | flop).category());
    };
    const Money of_dealer = extra(flop_played(deal), Wager::dealer_poker_extra);
    BAIZE_CHECK(of_dealer == extra(crown_folded(deal), Wager::dealer_poker_extra));
    payments.dealer_extra[kind_of(deal.dealer)] = of_dealer;
    payments.player_extra[kind_of(deal.player)] =
        extra(flop_played(deal), Wager::player_poker_extra);
    payments.player_extra_folded = extra(crown_folded(deal), Wager::player_poker_extra);
}

template <typename Net>
Lines crown_lines(const CrownPayments& payments, Net net) {
    Lines lines;
    for (std::size_t kind = 0; kind < hand_kinds; ++kind) {
        std::array<std::int64_t, against_count> nets{};  // 0 for cases that cannot be dealt.
        for (std::size_t i = 0; i < against_count; ++i) {
            const CrownPayments::Kind& paid = payments.kinds[kind];
            if (paid.known[i]) nets[i] = net(paid, i) / payments.share.cents();
        }
        const auto [ahead, level, behind] = nets;
        lines[class_of_kind(kind, true)] = {dealer_hands * behind, ahead - behind, level - behind};
    }
    return lines;
}

}  // namespace

CrownPayments crown_payments(const Rules& rules) {
    CrownPayments payments{.staked_before_flop = unit,
                           .staked_on_flop = unit * crown_holdem::raises[0].multiple,
                           .staked_on_raise = unit * crown_holdem::raises[1].multiple};
    for (const ExampleDeal& deal : example_deals())
        learn_main_game(rules, deal, payments);
    for (const ExampleDeal& deal : example_flops())
        learn_extras(rules, deal, payments);
    std::int64_t share = payments.fold.cents();
    for (const CrownPayments::Kind& kind : payments.kinds) {
        for (std::size_t i = 0; i < against_count; ++i)
            share = std::gcd(share, std::gcd(kind.flop[i].cents(), kind.raise[i].cents()));
    }
    payments.share = Money::of_cents(share);
    return payments;
}

Lines playing_flop(const CrownPayments& payments) {
    return crown_lines(payments, [&](const CrownPayments::Kind& kind, std::size_t i) {
        return kind.flop[i].cents() - payments.fold.cents();
    });
}

Lines raising(const CrownPayments& payments) {
    return crown_lines(payments, [](const CrownPayments::Kind& kind, std::size_t i) {
        return kind.raise[i].cents();
    });
}

}  // namespace baize::exact::holdem
