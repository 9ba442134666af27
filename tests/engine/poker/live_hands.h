// A random hand again as a person deals it: the dealer deals and pushes, players show. Whether the
// deck is known to the engine or every card is told as it is turned up, the stacks are the same.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/poker/random_hands.h"

namespace baize::poker {

enum class DeckIs : std::uint8_t { known, unseen };

class LiveHand {
  public:
    LiveHand(const RandomHand& automatic, DeckIs deck_is)
        : automatic_(automatic), table_(automatic.table()), deck_is_(deck_is) {
        table_.rules.dealing = Dealing::live;
        if (deck_is == DeckIs::unseen) table_.opening.deck = {};
    }

    // Returns the first fault in words; empty: none.
    [[nodiscard]] std::string play() {
        const Result<Hand> opened = open_hand(table_.rules, table_.opening, events_);
        if (!opened) return "not opened";
        hand_ = *opened;
        for (const Action& action : automatic_.actions()) {
            if (!deal_if_due() || !does(as_stated(action))) return refused_;
        }
        while (hand_.phase != Phase::over) {
            if (!deal_if_due() || !show_or_push()) return refused_;
        }
        return compare();
    }

  private:
    [[nodiscard]] bool does(const Action& action) {
        const Result<void> done = apply(table_.rules, hand_, action, events_);
        if (!done) refused_ = "live: refused: " + std::string(name(done.error().reason));
        return bool(done);
    }

    [[nodiscard]] Face card_of_deck(std::size_t place) const {
        return automatic_.table().opening.deck[place];
    }

    [[nodiscard]] bool deal_if_due() {
        while (hand_.phase == Phase::dealing) {
            Action deal{.does = Does::deal};
            if (deck_is_ == DeckIs::unseen) {
                deal.count = hand_.street == Street::preflop ? 3 : 1;
                for (std::size_t i = 0; i < deal.count; ++i)
                    deal.cards[i] = card_of_deck(hand_.cards.next + 1U + i);
            }
            if (!does(deal)) return false;
        }
        return true;
    }

    [[nodiscard]] bool show_or_push() {
        if (hand_.phase == Phase::pushing) return does({.does = Does::push});
        if (hand_.phase != Phase::showdown) return hand_.phase == Phase::over;
        Action show{.does = Does::show, .seat = hand_.actor};
        if (deck_is_ == DeckIs::unseen) {
            show.count = automatic_.hand().cards.hole_count[hand_.actor];
            show.cards = automatic_.hand().cards.hole[hand_.actor];
        }
        return does(show);
    }

    // A discard goes face down.
    [[nodiscard]] Action as_stated(Action action) const {
        if (deck_is_ == DeckIs::unseen) action.cards = {};
        return action;
    }

    [[nodiscard]] std::string compare() {
        const Hand& other = automatic_.hand();
        if (hand_.stacks != other.stacks) return "live: other stacks";
        if (hand_.commission != other.commission) return "live: other commission";
        if (hand_.fees != other.fees || hand_.time_fees != other.time_fees)
            return "live: other fees";
        const Replayed replayed = replay(table_.rules, table_.opening, events_);
        if (replayed.differs || replayed.hand != hand_) return "live: replay differs";
        return {};
    }

    const RandomHand& automatic_;
    RandomTable table_;
    DeckIs deck_is_;
    Hand hand_{};
    EventList events_{};
    std::string refused_ = "live: it stops";
};

}  // namespace baize::poker
