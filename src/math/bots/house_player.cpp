#include "math/bots/house_player.h"

#include <algorithm>

#include "math/bots/exact_choice.h"
#include "math/bots/house_answers.h"
#include "math/bots/offered.h"
#include "math/strategy/caribbean_stud_strategies.h"
#include "math/strategy/crown_holdem_strategies.h"
#include "math/strategy/three_card_strategies.h"
#include "math/strategy/ultimate_holdem_strategies.h"
#include "math/strategy/wild_aruba_strategies.h"

namespace baize::bots {
namespace {

// What a style wants to do with a hand it sees.
enum class Will : std::uint8_t { otherwise, raise, instant_winner };

struct SeenHand {
    CardSet hand{};
    CardSet board{};
    std::optional<Card> up_card{};
    std::uint8_t street = 0;
    bool may_win_at_once = false;
};

constexpr Will will(bool raises) {
    return raises ? Will::raise : Will::otherwise;
}

// Selects the strategy by the name of the room.
template <typename ThreeCard, typename Caribbean, typename Wild, typename Ultimate, typename Crown>
Will play_by(std::string_view room, const SeenHand& seen) {
    if (room == "three_card") return will(ThreeCard::plays(seen.hand));
    if (seen.up_card) {
        if (room == "caribbean_stud") return will(Caribbean::bets(seen.hand, *seen.up_card));
        if (seen.may_win_at_once && Wild::takes_instant_winner(seen.hand))
            return Will::instant_winner;
        return will(Wild::bets(seen.hand, *seen.up_card));
    }
    if (room == "ultimate_holdem") {
        if (seen.street == street_hole) return will(Ultimate::raises_first(seen.hand));
        if (seen.street == street_flop) return will(Ultimate::raises_flop(seen.hand, seen.board));
        return will(Ultimate::plays_river(seen.hand, seen.board));
    }
    if (seen.street == street_hole) return will(Crown::plays_flop(seen.hand));
    if (seen.street == street_flop) return will(Crown::plays_turn(seen.hand, seen.board));
    return will(Crown::plays_river(seen.hand, seen.board));
}

// PlayPairs and BetHighPairs wait for a pair, which is a mistake in both games.
struct PlayPairs {
    static bool plays(CardSet hand) {
        return rank_three(hand) >= ThreeCardRank::lowest_of(ThreeCardHand::pair);
    }
};

struct BetHighPairs : wild_aruba::BetInstant {
    static bool bets(CardSet hand, Card /*up_card*/) {
        return rank_wild(hand) >= lowest_wild_pair_of(Rank::king);
    }
};

Will will_of(HouseStyle style, std::string_view room, const SeenHand& seen) {
    if (style == HouseStyle::eager) {
        return play_by<three_card::PlayAlways,
                       caribbean_stud::BetAlways,
                       wild_aruba::BetAlways,
                       ultimate_holdem::PlayAlways,
                       crown_holdem::PlayAlways>(room, seen);
    }
    if (style == HouseStyle::timid) {
        return play_by<PlayPairs,
                       caribbean_stud::BetPairs,
                       BetHighPairs,
                       ultimate_holdem::PlayLate,
                       crown_holdem::PlayCautious>(room, seen);
    }
    return play_by<three_card::PlayBest,
                   caribbean_stud::BetPractical,
                   wild_aruba::BetPractical,
                   ultimate_holdem::PlayPractical,
                   crown_holdem::PlayPractical>(room, seen);
}

const DecisionOffer* offer_of(const DecisionOffers& offers, Decision decision) {
    const auto* const found =
        std::find_if(offers.begin(), offers.end(), [=](const DecisionOffer& offer) {
            return offer.decision == decision;
        });
    return found == offers.end() ? nullptr : found;
}

// An unseen hand loses least if it checks, and otherwise if it plays.
DecisionOffer unseen_choice(const DecisionOffers& offers) {
    if (const DecisionOffer* const check = offer_of(offers, Decision::check)) return *check;
    return largest_wager(offers) != nullptr ? raise_of(offers) : otherwise_of(offers);
}

DecisionOffer choice_of(const HousePlayer& player, const HouseTable& table, std::size_t box) {
    const Round& seen = table.seen;
    const DecisionOffers offers = table.game.decisions(table.rules, seen, box);
    const bool has_up_card = table.game.facts().has_up_card;
    const bool sees = !seen.boxes[box].cards.empty() && (!has_up_card || !seen.dealer.empty());
    if (!sees) return unseen_choice(offers);
    if (player.style == HouseStyle::exact && largest_wager(offers) != nullptr)
        return exact_choice(table.game, table.rules, seen, box);
    const DecisionOffer* const instant = offer_of(offers, Decision::instant_winner);
    SeenHand hand{.hand = seen.boxes[box].cards.set(),
                  .board = seen.community.set(),
                  .street = seen.street,
                  .may_win_at_once = instant != nullptr};
    if (has_up_card) hand.up_card = seen.dealer[0];
    const Will wish = will_of(player.style, table.game.facts().name, hand);
    if (wish == Will::instant_winner && instant != nullptr) return *instant;
    const bool raises = wish == Will::raise && largest_wager(offers) != nullptr;
    return raises ? raise_of(offers) : otherwise_of(offers);
}

std::optional<Action> decision_due(const HousePlayer& player, const HouseTable& table) {
    if (table.seen.phase != Phase::deciding) return std::nullopt;
    for (std::uint8_t box = 0; box < boxes_max; ++box) {
        const Box& hand = table.seen.boxes[box];
        if (hand_owner(hand) != player.player || !hand.is_in_play() || hand.acted) continue;
        const DecisionOffers offers = table.game.decisions(table.rules, table.seen, box);
        if (offers.empty()) continue;
        DecisionOffer choice = choice_of(player, table, box);
        if (choice.amount > table.chips) {
            const DecisionOffer* const smaller = largest_wager(offers, table.chips);
            choice = smaller != nullptr ? *smaller : otherwise_of(offers);
        }
        return Decide{box, choice.decision, choice.amount};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Action> respond(const HousePlayer& player, const HouseTable& table) {
    if (player.player == 0) return std::nullopt;
    if (!table.seen.questions.empty()) return answer_due(player, table);
    return decision_due(player, table);
}

}  // namespace baize::bots
