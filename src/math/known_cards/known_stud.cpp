#include "math/known_cards/known_stud.h"

#include <algorithm>
#include <vector>

#include "engine/games/caribbean_stud/game.h"
#include "engine/games/wild_aruba/game.h"
#include "math/figures/suit_renaming.h"
#include "math/known_cards/stud_known_deal.h"
#include "math/stud/stud_choice.h"
#include "math/stud/stud_rankings.h"
#include "math/stud/stud_tally.h"

namespace baize::exact {
namespace {

using stud::CompletedHands;
using stud::Completions;
using stud::HandClass;
using stud::HandsByDealer;
using stud::KnownDeal;
using stud::PayRow;

// Cards of the dealer's that a player may learn, and the number of equivalent sets.
struct KnownCards {
    CardSet cards{};
    Weight alike = 0;
};

// All counts for one set of known cards.
struct DealCounts {
    explicit DealCounts(const KnownDeal& deal)
        : all_hands(static_cast<std::int32_t>(
              tie_break::choose(static_cast<unsigned>(deal.deck.size() - stud::hand_size),
                                static_cast<unsigned>(deal.missing())))),
          suits(deal.suits().size()),
          players(deal),
          unqualified(deal),
          qualified(deal) {}

    // Returns the dealer's hands that qualify and have been added; zeros if `player` cannot be
    // dealt.
    [[nodiscard]] CompletedHands so_far(const HandClass& player) const {
        return players.can_have(player) ? qualified.against(player) : CompletedHands{};
    }

    std::int32_t all_hands;
    std::size_t suits;
    stud::PlayerHands players;
    Completions unqualified;
    Completions qualified;
};

class KnownCardsStud {
  public:
    KnownCardsStud(const GameHooks& game,
                   const stud::Ranking& ranking,
                   const Rules& rules,
                   const Information& information);

    [[nodiscard]] GameFigures solve(const ParallelExecutor& executor) const;

  private:
    [[nodiscard]] std::vector<KnownCards> all_known_cards() const;

    [[nodiscard]] bool knows_all() const { return sees_ == stud::hand_size; }

    void count(const KnownCards& known, StudTally& tally) const;
    void meet(const DealCounts& counts,
              std::size_t number,
              const CompletedHands& below,
              Weight alike,
              StudTally& tally) const;
    void decide(const PayRow& row,
                const HandsByDealer& hands,
                Weight ways,
                StudTally::ByDecision& tally) const;

    Information information_;
    std::size_t sees_;  // Number of the dealer's cards that the player knows, with the up card.
    stud::HandClasses classes_;
    stud::StudPayments payments_;
};

KnownCardsStud::KnownCardsStud(const GameHooks& game,
                               const stud::Ranking& ranking,
                               const Rules& rules,
                               const Information& information)
    : information_(information),
      sees_(std::max<std::size_t>(information.dealer.size(), 1) + information.seen),
      classes_(ranking),
      payments_(game, rules, ranking, classes_.all()) {}

// Wild twos are interchangeable, and the names of their suits do not matter.
std::vector<KnownCards> KnownCardsStud::all_known_cards() const {
    const CardSet wilds = classes_.twos_are_wild() ? wild_cards : CardSet{};
    const CardSet deck = CardSet::full_deck() - information_.known - information_.dealer;
    // A player who sees all five cards decides by their value, so it is enough to enumerate up
    // cards.
    const std::size_t named = information_.dealer.size();
    const std::size_t size = knows_all() ? std::max<std::size_t>(named, 1) : sees_;
    const std::size_t unnamed = size - named;
    const SuitRenaming names{information_.known - wilds, information_.dealer - wilds};
    std::vector<KnownCards> all;
    CardSet twos;
    CardSet twos_left = deck & wilds;
    const auto twos_there = static_cast<unsigned>(twos_left.size());
    for (unsigned count = 0; count <= std::min<std::size_t>(unnamed, twos_there); ++count) {
        names.for_each_kind(deck - wilds, unnamed - count, [&](CardSet cards, Weight alike) {
            all.push_back({.cards = information_.dealer | twos | cards,
                           .alike = alike * tie_break::choose(twos_there, count)});
        });
        if (twos_left.empty()) break;
        twos.insert(twos_left.lowest());
        twos_left.erase(twos_left.lowest());
    }
    return all;
}

void KnownCardsStud::decide(const PayRow& row,
                            const HandsByDealer& hands,
                            Weight ways,
                            StudTally::ByDecision& tally) const {
    const std::size_t best = knows_all() ? 0 : stud::best_decision(row, hands);
    for (std::size_t i = 0; i < stud::dealer_kinds; ++i) {
        HandsByDealer only{};
        only[i] = 1;
        StudTally::ByDealer& deals = tally[knows_all() ? stud::best_decision(row, only) : best];
        deals[i] += ways * static_cast<Weight>(hands[i]);
    }
}

void KnownCardsStud::meet(const DealCounts& counts,
                          std::size_t number,
                          const CompletedHands& below,
                          Weight alike,
                          StudTally& tally) const {
    const HandClass& player = classes_.all()[number];
    if (!counts.players.can_have(player)) return;
    const CompletedHands unqualified = counts.unqualified.against(player);
    const CompletedHands up_to = counts.qualified.against(player);
    const std::size_t row = payments_.row_of(number);
    counts.players.for_each_view(player, [&](const stud::HeldInSuits& held, Weight ways) {
        decide(payments_.rows()[row],
               stud::hands_by_dealer(counts.all_hands,
                                     unqualified.against(held, counts.suits),
                                     below.against(held, counts.suits),
                                     up_to.against(held, counts.suits)),
               ways * alike,
               tally.rows[row]);
    });
}

void KnownCardsStud::count(const KnownCards& known, StudTally& tally) const {
    const std::vector<HandClass>& classes = classes_.all();
    DealCounts counts({.held = known.cards,
                       .deck = CardSet::full_deck() - information_.known - known.cards,
                       .twos_are_wild = classes_.twos_are_wild()});
    for (std::size_t i = 0; i < classes.size(); ++i)
        if (!payments_.qualifies(i)) counts.unqualified.add(classes[i]);

    std::vector<CompletedHands> below;
    for (std::size_t first = 0, end = 0; first < classes.size(); first = end) {
        below.clear();
        while (end < classes.size() && classes[end].value == classes[first].value)
            below.push_back(counts.so_far(classes[end++]));
        for (std::size_t i = first; i < end; ++i)
            if (payments_.qualifies(i)) counts.qualified.add(classes[i]);
        for (std::size_t i = first; i < end; ++i)
            meet(counts, i, below[i - first], known.alike, tally);
    }
}

GameFigures KnownCardsStud::solve(const ParallelExecutor& executor) const {
    const std::vector<KnownCards> all = all_known_cards();
    StudTally empty;
    empty.rows.resize(payments_.rows().size());
    std::vector<StudTally> tallies(std::max<std::size_t>(executor.workers, 1), empty);
    executor.run(all.size(),
                 [&](std::size_t task, std::size_t worker) { count(all[task], tallies[worker]); });
    for (std::size_t worker = 1; worker < tallies.size(); ++worker)
        tallies[0].add(tallies[worker]);
    return stud_figures(payments_.rows(), tallies[0]);
}

}  // namespace

GameFigures known_cards_caribbean_stud(const Rules& rules,
                                       const Information& information,
                                       const ParallelExecutor& executor) {
    const GameHooks& game = hooks_of<caribbean_stud::CaribbeanStud>;
    return KnownCardsStud(game, stud::five_card_ranking, rules, information).solve(executor);
}

GameFigures known_cards_wild_aruba(const Rules& rules,
                                   const Information& information,
                                   const ParallelExecutor& executor) {
    const GameHooks& game = hooks_of<wild_aruba::WildAruba>;
    return KnownCardsStud(game, stud::wild_ranking, rules, information).solve(executor);
}

}  // namespace baize::exact
