// Decisions while a board is dealt. Every whole board is visited once, and the worth of its ends is
// added to the smaller boards on which the decisions were taken. The best sum of each decision is
// then added to the boards of the decision before it. Boards that differ only in the names of suits
// are summed together, under the name that comes first.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "engine/core/check.h"
#include "math/advice/advice_parts.h"
#include "math/advice/board_worth.h"
#include "math/figures/distribution.h"
#include "math/figures/suit_renaming.h"

namespace baize::exact {
namespace {

// Numbers of ways to choose up to five of 52 cards, with which sets of cards are numbered.
constexpr auto card_binomials = [] {
    std::array<std::array<std::uint32_t, 6>, card_count + 1> table{};
    for (unsigned many = 0; many < table.size(); ++many) {
        for (unsigned few = 0; few < table[many].size(); ++few)
            table[many][few] = holdem::choose(many, few);
    }
    return table;
}();

// Cards that are dealt to the board from now on, ascending.
using NewCards = CardList<5>;

template <typename Visit>
void for_each_new(CardSet from, std::size_t size, const NewCards& so_far, Visit& visit) {
    if (size == 0) return visit(so_far);
    while (from.size() >= size) {
        NewCards more = so_far;
        more.push_back(from.lowest());
        from.erase(from.lowest());
        for_each_new(from, size - 1, more, visit);
    }
}

// The numbers of all subsets of one size.
using PartNumbers = StaticVector<std::size_t, 10>;

// The subsets, by the number of cards and the size of the subset: a bit for each place.
constexpr auto parts_of = [] {
    std::array<std::array<StaticVector<std::uint8_t, 10>, 6>, 6> parts{};
    for (unsigned size = 0; size <= 5; ++size) {
        for (unsigned some = 0; some < 1U << size; ++some) {
            const auto few = static_cast<unsigned>(std::popcount(some));
            parts[size][few].push_back(static_cast<std::uint8_t>(some));
        }
    }
    return parts;
}();

std::size_t number_of_part(const NewCards& cards, unsigned some) {
    std::size_t number = 0;
    for (std::size_t place = 1; some != 0; some &= some - 1) {
        const auto at = static_cast<std::size_t>(std::countr_zero(some));
        number += card_binomials[cards[at].index()][place++];
    }
    return number;
}

std::size_t number_of_cards(const NewCards& cards) {
    return number_of_part(cards, (1U << cards.size()) - 1);
}

// Adds the result of a choice to the sums of its decision.
struct Link {
    std::size_t point = 0;
    std::size_t choice = 0;
    bool is_end = false;
    std::size_t from = 0;  // Index of the end or of the later decision.
};

// The sums of a decision over the boards on which it is taken. Boards of the same name share a sum.
struct TakenDecision {
    std::size_t cards = 0;  // Number of cards dealt to the board by then.
    std::size_t choices = 0;
    std::vector<WideCents> sums{};                              // By board and choice.
    std::array<WideCents, DecisionOffers::capacity()> times{};  // Make the choices comparable.
    WideCents deals = 0;  // Deals of each choice, for one board.
};

class DecidedBoards {
  public:
    DecidedBoards(const GameHooks& game,
                  const DecisionTree& tree,
                  const Situation& situation,
                  const EndPayments& payments);

    [[nodiscard]] CountedChoicesWorth worth();

  private:
    // True if the decision is taken on the whole board, so that its best choice is known board by
    // board.
    [[nodiscard]] bool is_at_once(std::size_t point) const {
        return point != 0 && taken_[point].cards == missing_;
    }

    void link_choices();
    void name_boards(std::size_t size);
    [[nodiscard]] PartNumbers parts(const NewCards& cards, std::size_t size) const;
    void count_deals(std::size_t point);
    [[nodiscard]] WideCents best_end(std::size_t point, const WideCents* worth) const;
    [[nodiscard]] WideCents best_sum(std::size_t point, std::size_t board) const;
    void add(const Link& link, const PartNumbers& boards, WideCents worth);
    void add_board(CardSet dealt, unsigned alike);
    void add_decisions(std::size_t size, const NewCards& cards);

    const DecisionTree& tree_;
    const Situation& situation_;
    CardSet unseen_;
    std::size_t missing_;  // Number of board cards still to come.
    BoardWorth board_worth_;
    SuitRenaming suits_;
    std::array<std::vector<std::uint32_t>, 5> names_{};  // By new cards: number of the first name.
    std::vector<TakenDecision> taken_;                   // By decision.
    std::vector<Link> links_;        // For choices with a decision before the whole board.
    std::vector<Link> board_links_;  // For choices with a known result on the whole board.
};

DecidedBoards::DecidedBoards(const GameHooks& game,
                             const DecisionTree& tree,
                             const Situation& situation,
                             const EndPayments& payments)
    : tree_(tree),
      situation_(situation),
      unseen_(CardSet::full_deck() - situation.hand - situation.dealer - situation.known -
              situation.board),
      missing_(5 - situation.board.size()),
      board_worth_(payments, {situation.hand, situation.dealer, situation.known}),
      suits_({situation.hand, situation.dealer, situation.known, situation.board}) {
    for (const DecisionPoint& point : tree.points()) {
        TakenDecision taken{.choices = point.choices.size()};
        for (std::size_t i = 0; i <= point.street; ++i)
            taken.cards += game.facts().streets[i].cards;
        taken.cards -= situation.board.size();
        taken_.push_back(std::move(taken));
    }
    for (std::size_t i = taken_.size(); i-- > 0;) {
        count_deals(i);
        if (is_at_once(i)) continue;
        taken_[i].sums.resize(card_binomials[card_count][taken_[i].cards] * taken_[i].choices);
        name_boards(taken_[i].cards);
    }
    link_choices();
}

void DecidedBoards::name_boards(std::size_t size) {
    std::vector<std::uint32_t>& names = names_[size];
    if (!names.empty()) return;
    names.resize(card_binomials[card_count][size]);
    const auto add = [&](const NewCards& cards) {
        const NewCards first = laid_down(suits_.canonical(cards.set()));
        names[number_of_cards(cards)] = static_cast<std::uint32_t>(number_of_cards(first));
    };
    for_each_new(unseen_, size, {}, add);
}

PartNumbers DecidedBoards::parts(const NewCards& cards, std::size_t size) const {
    PartNumbers numbers;
    for (const unsigned some : parts_of[cards.size()][size])
        numbers.push_back(names_[size][number_of_part(cards, some)]);
    return numbers;
}

void DecidedBoards::link_choices() {
    for (std::size_t i = 0; i < taken_.size(); ++i) {
        if (is_at_once(i)) continue;
        for (std::size_t choice = 0; choice < taken_[i].choices; ++choice) {
            const Choice& chosen = tree_.points()[i].choices[choice];
            const bool is_known = chosen.is_last || is_at_once(chosen.to);
            (is_known ? board_links_ : links_).push_back({i, choice, chosen.is_last, chosen.to});
        }
    }
}

// A choice that leads to another decision is counted street by street. A choice that ends the round
// is counted over whole boards: these are fewer deals, each of which represents all orders of the
// streets.
void DecidedBoards::count_deals(std::size_t point) {
    TakenDecision& taken = taken_[point];
    const std::size_t left = unseen_.size() - taken.cards;
    for (std::size_t i = 0; i < taken.choices; ++i) {
        const Choice& choice = tree_.points()[point].choices[i];
        const std::size_t cards = choice.is_last ? missing_ : taken_[choice.to].cards;
        const WideCents deals = choice.is_last ? WideCents{1} : taken_[choice.to].deals;
        taken.times[i] = deals * card_binomials[left][cards - taken.cards];
        taken.deals = std::max(taken.deals, taken.times[i]);
    }
    for (std::size_t i = 0; i < taken.choices; ++i) {
        BAIZE_CHECK(taken.deals % taken.times[i] == 0);
        taken.times[i] = taken.deals / taken.times[i];
    }
}

WideCents DecidedBoards::best_end(std::size_t point, const WideCents* worth) const {
    const auto& choices = tree_.points()[point].choices;
    WideCents best = worth[choices[0].to];
    for (const Choice& choice : choices) {
        BAIZE_CHECK(choice.is_last);
        best = std::max(best, worth[choice.to]);
    }
    return best;
}

WideCents DecidedBoards::best_sum(std::size_t point, std::size_t board) const {
    const TakenDecision& taken = taken_[point];
    const WideCents* sums = &taken.sums[board * taken.choices];
    WideCents best = sums[0] * taken.times[0];
    for (std::size_t i = 1; i < taken.choices; ++i)
        best = std::max(best, sums[i] * taken.times[i]);
    return best;
}

void DecidedBoards::add(const Link& link, const PartNumbers& boards, WideCents worth) {
    TakenDecision& taken = taken_[link.point];
    for (const std::size_t board : boards)
        taken.sums[board * taken.choices + link.choice] += worth;
}

void DecidedBoards::add_board(CardSet dealt, unsigned alike) {
    const NewCards cards = laid_down(dealt);
    const WideCents* worth = board_worth_.on(situation_.board | dealt);
    std::size_t size = missing_ + 1;  // Size of the subsets. Links to one decision are adjacent.
    PartNumbers boards;
    for (const Link& link : board_links_) {
        if (taken_[link.point].cards != size) {
            size = taken_[link.point].cards;
            boards = parts(cards, size);
        }
        add(link, boards, alike * (link.is_end ? worth[link.from] : best_end(link.from, worth)));
    }
}

// The decisions with `size` new cards on the board are complete, so their best sums are added to
// the decisions before them. The sums of a board already include all of its names.
void DecidedBoards::add_decisions(std::size_t size, const NewCards& cards) {
    if (!suits_.is_canonical(cards.set())) return;
    const std::size_t board = number_of_cards(cards);
    for (const Link& link : links_) {
        if (taken_[link.from].cards != size) continue;
        add(link, parts(cards, taken_[link.point].cards), best_sum(link.from, board));
    }
}

CountedChoicesWorth DecidedBoards::worth() {
    suits_.for_each_kind(
        unseen_, missing_, [&](CardSet dealt, unsigned alike) { add_board(dealt, alike); });
    for (std::size_t size = missing_; size-- > 1;) {
        const auto add_each_decision = [&](const NewCards& cards) { add_decisions(size, cards); };
        for_each_new(unseen_, size, {}, add_each_decision);
    }
    const TakenDecision& due = taken_.front();
    CountedChoicesWorth worth{.deals = Fraction::Integer(due.deals) * board_worth_.dealer_hands()};
    for (std::size_t i = 0; i < due.choices; ++i)
        worth.net.push_back(due.sums[i] * due.times[i]);
    return worth;
}

}  // namespace

CountedChoicesWorth worth_over_boards(const GameHooks& game,
                                      const Rules& rules,
                                      const DecisionTree& tree,
                                      const Situation& situation,
                                      std::uint16_t lowest_qualifying) {
    const EndPayments payments = end_payments(game, rules, tree.ends(), lowest_qualifying);
    return DecidedBoards(game, tree, situation, payments).worth();
}

}  // namespace baize::exact
