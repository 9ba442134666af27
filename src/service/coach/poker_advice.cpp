#include "service/coach/poker_advice.h"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "engine/poker/hand/play.h"
#include "engine/poker/hand/view.h"
#include "house/casino/game_state.h"
#include "service/coach/notes.h"
#include "service/coach/pot_layers.h"
#include "service/coach/rival_equity.h"

namespace baize::coach {

namespace {

using poker::Hand;
using poker::Seat;
using poker::SeatSet;

// Once two cards are kept, the game continues like Holdem. (docs/EQUITY.md)
poker::Variant without_discards(const poker::VariantFacts& game) {
    if (game.discards == poker::Discards::never) return game.variant;
    return game.hilo ? poker::Variant::holdem_hilo : poker::Variant::holdem;
}

CardSet seen_cards(const poker::Cards& cards, Seat seat) {
    CardSet seen;
    for (std::uint8_t i = 0; i < cards.hole_count[seat]; ++i) {
        if (cards.hole[seat][i].is_seen()) seen.insert(cards.hole[seat][i].card());
    }
    return seen;
}

// A net figure of the chips from now on.
struct Outlook {
    Fraction cents{};
    Fraction error{};
};

// The hand as its player sees it, and the equity of the player's cards.
class SeenSeat {
  public:
    SeenSeat(const poker::Rules& rules, const Hand& seen, Seat seat)
        : game_(poker::facts(rules.variant)), seen_(seen), seat_(seat) {
        hand_ = seen_cards(seen.cards, seat);
        for (std::uint8_t i = 0; i < seen.cards.board_count; ++i) {
            if (seen.cards.board[i].is_seen()) board_.push_back(seen.cards.board[i].card());
        }
    }

    // The state of a live table lacks unshown cards, and a misdealt board may be
    // incomplete.
    [[nodiscard]] bool is_seen() const {
        return !hand_.empty() && hand_.size() == seen_.cards.hole_count[seat_] &&
               board_.size() == seen_.cards.board_count && (board_.empty() || board_.size() >= 3);
    }

    [[nodiscard]] CardSet hand() const { return hand_; }

    [[nodiscard]] const CardList<5>& board() const { return board_; }

    [[nodiscard]] SeatSet rivals() const { return seen_.live.without(seat_); }

    [[nodiscard]] bool is_to_discard() const {
        return game_.discards != poker::Discards::never && hand_.size() > 2;
    }

    // Returns the equity of the whole hand, or of the best two of its three cards.
    SeatEquity equity(SeatSet rivals) {
        SeatEquity best = keeping(kept_of(0), rivals);
        for (std::size_t i = 1; is_to_discard() && i < hand_.size(); ++i) {
            const SeatEquity& other = keeping(kept_of(i), rivals);
            if (other.exact > best.exact) best = other;
        }
        return best;
    }

    // Returns the outlook if the player adds these chips and no further bets follow.
    Outlook outlook(Money adds) {
        return outlook_of(adds, [this](SeatSet rivals) { return equity(rivals); });
    }

    Outlook outlook_without(Card discard) {
        CardSet kept = hand_;
        kept.erase(discard);
        return outlook_of({}, [&](SeatSet rivals) { return keeping(kept, rivals); });
    }

  private:
    // Returns the cards kept: all, or without the card at this place.
    [[nodiscard]] CardSet kept_of(std::size_t place) const {
        CardSet kept = hand_;
        if (!is_to_discard()) return kept;
        CardSet left = hand_;
        for (std::size_t i = 0; i < place; ++i)
            left.erase(left.lowest());
        kept.erase(left.lowest());
        return kept;
    }

    // Cached, because checks, calls and discards need the same equity.
    const SeatEquity& keeping(CardSet kept, SeatSet rivals) {
        const auto [place, is_new] = equities_.try_emplace({kept.bits(), rivals.bits()});
        if (is_new) place->second = equity_of(asked_of(kept, rivals));
        return place->second;
    }

    [[nodiscard]] EquityAsked asked_of(CardSet kept, SeatSet rivals) const {
        EquityAsked asked{.variant = without_discards(game_), .hand = kept, .board = board_};
        asked.dead = hand_ - kept;
        for (const Seat other : seen_.dealt_in.without(seat_)) {
            const CardSet shown = seen_cards(seen_.cards, other);
            if (!rivals.contains(other)) {
                asked.dead = asked.dead | shown;
            } else {
                asked.rivals.push_back(shown.size() == kept.size() ? shown : CardSet{});
            }
        }
        return asked;
    }

    template <typename EquityAgainst>
    Outlook outlook_of(Money adds, EquityAgainst equity_against) {
        Outlook sum{.cents = Fraction() - Fraction::of_cents(adds)};
        for (const PotLayer& layer : pot_layers(seen_, seat_, adds)) {
            const Fraction amount = Fraction::of_cents(layer.amount);
            if (layer.rivals.empty()) {
                sum.cents += amount;
                continue;
            }
            const SeatEquity share = equity_against(layer.rivals);
            sum.cents += share.exact * amount;
            sum.error += share.standard_error.value * amount;
        }
        return sum;
    }

    const poker::VariantFacts& game_;
    const Hand& seen_;
    Seat seat_;
    CardSet hand_{};
    CardList<5> board_{};
    std::map<std::pair<std::uint64_t, std::uint16_t>, SeatEquity> equities_{};
};

void add_option(HandAdvice& advice, PokerOption option, const std::optional<Outlook>& outlook) {
    if (outlook) {
        PokerWorth& worth = option.worth.emplace();
        worth.cents_exact = outlook->cents;
        worth.cents = {outlook->cents};
        worth.standard_error = {outlook->error};
    }
    advice.options.push_back(std::move(option));
}

// Puts the cheapest choices first, so that the first of equally good ones is marked as best.
void mark_best(HandAdvice& advice) {
    PokerOption* best = nullptr;
    for (PokerOption& option : advice.options) {
        if (!option.worth) continue;
        if (best == nullptr || option.worth->cents_exact > best->worth->cents_exact) best = &option;
    }
    if (best == nullptr) return;
    best->best = true;
    advice.best = best->option;
    for (PokerOption& option : advice.options) {
        if (!option.worth) continue;
        option.worth->loss_cents_exact = best->worth->cents_exact - option.worth->cents_exact;
        option.worth->loss_cents = {option.worth->loss_cents_exact};
    }
}

PotOdds pot_odds(const Hand& seen, Seat seat, Money to_call) {
    PotOdds odds{.to_call = to_call};
    Money all;
    for (const PotLayer& layer : pot_layers(seen, seat, to_call))
        all += layer.amount;
    odds.pot = all - to_call;
    const Fraction cost = Fraction::of_cents(to_call);
    if (odds.pot.is_positive()) odds.odds_exact = cost / Fraction::of_cents(odds.pot);
    odds.odds = {odds.odds_exact};
    odds.needs_exact = cost / Fraction::of_cents(all);
    odds.needs = {odds.needs_exact};
    return odds;
}

void add_options(SeenSeat& at, const poker::Offers& may, HandAdvice& advice) {
    const auto outlook = [&](Money adds) {
        return at.is_seen() ? std::optional(at.outlook(adds)) : std::nullopt;
    };
    if (may.discard) {
        for (CardSet left = at.hand(); !left.empty(); left.erase(left.lowest())) {
            const Card card = left.lowest();
            const auto worth =
                at.is_seen() ? std::optional(at.outlook_without(card)) : std::nullopt;
            add_option(advice,
                       {.option = fmt::format("discard_{}", to_string(card)),
                        .does = poker::Does::discard,
                        .card = card},
                       worth);
        }
    }
    if (may.fold) {
        // If a check is free, a fold costs the value of the check.
        add_option(advice, {.option = "fold", .does = poker::Does::fold}, Outlook{});
    }
    if (may.check) add_option(advice, {.option = "check", .does = poker::Does::check}, outlook({}));
    if (may.call) {
        add_option(advice,
                   {.option = "call", .does = poker::Does::call, .amount = may.to_call},
                   outlook(may.to_call));
    }
    if (may.raise) {
        add_option(advice,
                   {.option = "bet", .does = poker::Does::bet, .amount = may.raise_to.least},
                   std::nullopt);
    }
}

void add_notes(const poker::Rules& rules,
               const SeenSeat& at,
               const poker::Offers& may,
               const HandAdvice& advice,
               Notes notes) {
    notes.add(Note::rivals_unknown);
    notes.add(Note::nothing_more_goes_in);
    if (may.raise) notes.add(Note::raises_not_weighed);
    if (!at.is_seen()) notes.add(Note::hand_not_seen);
    if (advice.equity && advice.equity->method == Method::sampled) notes.add(Note::sampled);
    const bool takes =
        rules.commission.rate != 0 || std::any_of(rules.commission.per_hand.begin(),
                                                  rules.commission.per_hand.end(),
                                                  [](Money fee) { return fee.is_positive(); });
    if (takes) notes.add(Note::commission_left_out);
    if (poker::facts(rules.variant).discards == poker::Discards::never) return;
    notes.add(at.is_to_discard() ? Note::rivals_keep_two : Note::own_discard_forgotten);
}

Seat seat_in_hand(const house::PokerTable& game_state, PersonId person) {
    for (std::size_t i = 0; i < poker::seats_max; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (game_state.players[i] == person && game_state.hand.dealt_in.contains(seat)) return seat;
    }
    return poker::no_seat;
}

// Returns the same rejection as the engine for an action out of turn.
Rejection why_not_now(const Hand& hand, Seat seat) {
    const Clause clause = poker::turn_clause(hand.street);
    if (hand.phase == poker::Phase::over) return {Reason::round_over, clause};
    if (seat == poker::no_seat || !hand.live.contains(seat))
        return {Reason::not_in_the_hand, clause};
    const bool is_played =
        hand.phase == poker::Phase::betting || hand.phase == poker::Phase::discarding;
    return {is_played ? Reason::not_your_turn : Reason::not_now, clause};
}

}  // namespace

bool has_cards(const house::Context& now, const TableState& table) {
    return seat_in_hand(*house::poker_state(table), now.by.person) != poker::no_seat;
}

std::optional<Rejection> advise_hand(const house::Context& now,
                                     const TableState& table,
                                     Advice& advice) {
    const house::PokerTable& game_state = *house::poker_state(table);
    const poker::Rules& rules = house::poker_game(table).rules;
    const Seat seat = seat_in_hand(game_state, now.by.person);
    const poker::Offers may = poker::offers(rules, game_state.hand);
    if (seat == poker::no_seat || may.seat != seat) return why_not_now(game_state.hand, seat);
    const Hand seen = poker::view(game_state.hand, seat);
    SeenSeat at(rules, seen, seat);
    HandAdvice& hand = advice.hand.emplace();
    hand.seat = seat;
    hand.hand = at.hand();
    hand.board = at.board().set();
    hand.rivals = static_cast<std::uint8_t>(at.rivals().size());
    if (at.is_seen() && !at.rivals().empty()) hand.equity = at.equity(at.rivals());
    if (may.call && may.to_call.is_positive()) hand.pot_odds = pot_odds(seen, seat, may.to_call);
    add_options(at, may, hand);
    mark_best(hand);
    add_notes(rules, at, may, hand, Notes(advice.notes));
    return std::nullopt;
}

}  // namespace baize::coach
