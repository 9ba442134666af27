#include "math/advice/end_payments.h"

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"

namespace baize::exact {
namespace {

Money net_of_end(const GameHooks& game,
                 const Rules& rules,
                 Round round,
                 const holdem::ExampleDeal& deal) {
    BoxSettlement lines;
    round.boxes[0].cards = deal.player;
    round.dealer = deal.dealer;
    round.community = deal.board;
    settle_box(game, rules, round, 0, lines);
    BAIZE_CHECK(!lines.overflowed());
    return lines.net().value();
}

}  // namespace

EndPayments end_payments(const GameHooks& game,
                         const Rules& rules,
                         const std::vector<Round>& ends,
                         std::uint16_t lowest_qualifying) {
    EndPayments payments{.net = std::vector<EndPayments::ByKind>(ends.size()),
                         .lowest_qualifying = lowest_qualifying};
    for (const holdem::ExampleDeal& deal : holdem::example_deals()) {
        const FiveCardRank player = deal.player_rank();
        const auto kind = static_cast<std::size_t>(player.category());
        const std::size_t showdown =
            showdown_of(player.value(), deal.dealer_rank().value(), lowest_qualifying);
        payments.is_known[kind][showdown] = true;
        for (std::size_t i = 0; i < ends.size(); ++i)
            payments.net[i][kind][showdown] = net_of_end(game, rules, ends[i], deal);
    }
    return payments;
}

}  // namespace baize::exact
