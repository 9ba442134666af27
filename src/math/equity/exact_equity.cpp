#include "math/equity/exact_equity.h"

#include <algorithm>
#include <span>

#include "engine/core/check.h"
#include "math/equity/discards.h"
#include "math/equity/showdown.h"

namespace baize::equity {

namespace {

// True for Crazy Pineapple before the flop: discards depend on the flop, so each flop is counted
// separately.
bool is_flop_by_flop(const Question& question) {
    return question.game().discards == poker::Discards::after_the_flop && question.board.empty();
}

CardSet unseen_cards(const Question& question, std::span<const Combo> hands) {
    CardSet seen = question.board.set() | question.dead;
    for (const Combo& hand : hands)
        seen = seen | hand.cards;
    return CardSet::full_deck() - seen;
}

class MatchupCount {
  public:
    MatchupCount(const Question& question,
                 std::span<const Combo> hands,
                 Outcomes& outcomes,
                 const Checkpoint& checkpoint)
        : game_(question.game()),
          question_(question),
          hands_(hands),
          unseen_(unseen_cards(question, hands)),
          outcomes_(outcomes),
          checkpoint_(checkpoint) {}

    void all_boards() {
        if (game_.discards == poker::Discards::never) {
            std::vector<CardSet> cards;
            for (const Combo& hand : hands_)
                cards.push_back(hand.cards);
            return add(cards, question_.board.set(), unseen_);
        }
        const CardSet seen = question_.board_at_discard();
        // Later cards of the board were still to come when the discard was made.
        const CardSet then = unseen_ | (question_.board.set() - seen);
        add(kept_cards(hands_, game_.hilo, seen, then, checkpoint_),
            question_.board.set(),
            unseen_);
    }

    // Counts the flops whose lowest card is the unseen card at this index.
    void flops_from(std::size_t place) {
        CardSet left = unseen_;
        for (std::size_t i = 0; i < place; ++i)
            left.erase(left.lowest());
        CardSet first;
        first.insert(left.lowest());
        for (CardSet seconds = left - first; !seconds.empty();) {
            CardSet two = first;
            two.insert(seconds.lowest());
            seconds.erase(seconds.lowest());
            for (CardSet thirds = seconds; !thirds.empty(); thirds.erase(thirds.lowest())) {
                CardSet flop = two;
                flop.insert(thirds.lowest());
                const CardSet left_unseen = unseen_ - flop;
                add(kept_cards(hands_, game_.hilo, flop, left_unseen, checkpoint_),
                    flop,
                    left_unseen);
            }
        }
    }

  private:
    void add(const std::vector<CardSet>& cards, CardSet known, CardSet unseen) {
        with_ranking(game_, [&]<typename Ranking, bool hilo>() {
            std::array<Holding, hands_max> holdings;
            std::transform(cards.begin(), cards.end(), holdings.begin(), Ranking::holding);
            add_boards<Ranking, hilo>(
                std::span(holdings).first(cards.size()), known, unseen, outcomes_);
        });
    }

    const poker::VariantFacts& game_;
    const Question& question_;
    std::span<const Combo> hands_;
    CardSet unseen_;
    Outcomes& outcomes_;
    const Checkpoint& checkpoint_;
};

}  // namespace

Outcomes count_exactly(const Question& question,
                       const Matchups& matchups,
                       const ParallelExecutor& executor,
                       const Checkpoint& checkpoint) {
    BAIZE_CHECK(matchups.is_complete() && matchups.size() > 0);
    const std::size_t players = question.ranges.size();
    const Outcomes none(players, question.game().hilo, question.lists_makes);
    std::vector<Outcomes> sums(executor.workers, none);
    std::vector<Outcomes> singles(executor.workers, none);
    // A piece of work is one matchup, or the flops of one matchup with the same lowest card.
    const bool by_flop = is_flop_by_flop(question);
    const std::size_t slices =
        by_flop ? unseen_cards(question, {matchups.hands(0), players}).size() - 2 : 1;
    executor.run(matchups.size() * slices, [&](std::size_t piece, std::size_t worker) {
        const std::size_t matchup = piece / slices;
        Outcomes& single = singles[worker];
        single.clear();
        MatchupCount count(question, {matchups.hands(matchup), players}, single, checkpoint);
        if (by_flop) {
            count.flops_from(piece % slices);
        } else {
            count.all_boards();
        }
        sums[worker].add(single, matchups.twins(matchup));
    });
    Outcomes all = none;
    for (const Outcomes& sum : sums)
        all.add(sum, 1);
    return all;
}

std::vector<Card> discards_of(const Question& question, const Matchups& matchups) {
    if (question.game().discards == poker::Discards::never || is_flop_by_flop(question) ||
        matchups.size() != 1 || matchups.twins(0) != 1)
        return {};
    const std::span<const Combo> hands(matchups.hands(0), question.ranges.size());
    const CardSet seen = question.board_at_discard();
    const CardSet unseen = unseen_cards(question, hands) | (question.board.set() - seen);
    const std::vector<CardSet> kept = kept_cards(hands, question.game().hilo, seen, unseen);
    std::vector<Card> discards;
    for (std::size_t i = 0; i < hands.size(); ++i)
        discards.push_back((hands[i].cards - kept[i]).lowest());
    return discards;
}

}  // namespace baize::equity
