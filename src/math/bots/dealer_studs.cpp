#include "math/bots/dealer_studs.h"

#include "engine/hands/rank_counts.h"
#include "math/holdem/boards/holdem_classes.h"

namespace baize::bots {
namespace {

class StudCount {
  public:
    StudCount(const StudRanking& ranking, CardSet hand, Card up_card)
        : ranking_(ranking),
          player_(ranking.rank(hand)),
          up_card_(up_card),
          unseen_(CardSet::full_deck() - hand) {
        unseen_.erase(up_card);
        left_ = rank_counts(unseen_);
    }

    DealerStuds count() {
        const auto up_rank = static_cast<std::size_t>(up_card_.rank());
        const auto up_suit = static_cast<unsigned>(up_card_.suit());
        for_each_rank_counts(4, [&](RankCounts four) {
            const std::uint32_t all = ways(four);
            if (all == 0) return;
            const RankCounts five = four + (RankCounts{1} << (4U * up_rank));
            std::uint32_t of_one_suit = 0;
            for (unsigned suit = 0; suit < suit_count; ++suit) {
                const bool can_be = is_wild(up_rank) || suit == up_suit;
                if (can_be) of_one_suit += count_of_one_suit(four, five, suit);
            }
            if (all > of_one_suit) add(of_several_suits(five), all - of_one_suit);
        });
        return studs_;
    }

  private:
    [[nodiscard]] bool is_wild(std::size_t rank) const {
        return ranking_.twos_are_wild && rank == 0;
    }

    // Returns the number of ways to draw these numbers of each rank.
    [[nodiscard]] std::uint32_t ways(RankCounts cards) const {
        std::uint32_t product = 1;
        for (std::size_t rank = 0; cards >> (4U * rank) != 0; ++rank)
            product *= exact::holdem::binomials[count_of(left_, rank)][count_of(cards, rank)];
        return product;
    }

    // Adds the hands whose cards that are not wild are all of this suit, and returns their number.
    std::uint32_t count_of_one_suit(RankCounts four, RankCounts five, unsigned suit) {
        std::uint32_t ways_of_wilds = 1;
        CardSet hand;
        for (std::size_t rank = 0; five >> (4U * rank) != 0; ++rank) {
            const unsigned wanted = count_of(five, rank);
            if (is_wild(rank)) {
                ways_of_wilds =
                    exact::holdem::binomials[count_of(left_, rank)][count_of(four, rank)];
                hand = hand | CardSet::of_bits((std::uint64_t{1} << wanted) - 1);
                continue;
            }
            if (wanted == 0) continue;
            const Card card(static_cast<Rank>(rank), static_cast<Suit>(suit));
            if (wanted > 1 || (card != up_card_ && !unseen_.contains(card))) return 0;
            hand.insert(card);
        }
        add(hand, ways_of_wilds);
        return ways_of_wilds;
    }

    // Returns a hand of these ranks that is not of one suit. It need not be possible to deal it.
    [[nodiscard]] static CardSet of_several_suits(RankCounts five) {
        CardSet hand;
        unsigned first = 0;
        for (std::size_t rank = rank_count; rank-- > 0;) {
            const unsigned wanted = count_of(five, rank);
            for (unsigned i = 0; i < wanted; ++i) {
                const auto suit = static_cast<Suit>((first + i) % suit_count);
                hand.insert(Card(static_cast<Rank>(rank), suit));
            }
            if (wanted != 0) first = 1;
        }
        return hand;
    }

    void add(CardSet dealer, std::uint32_t ways) {
        const std::uint16_t value = ranking_.rank(dealer);
        const auto showdown = value < ranking_.lowest_qualifying ? StudShowdown::unqualified
                              : value < player_                  ? StudShowdown::lower
                              : value == player_                 ? StudShowdown::equal
                                                                 : StudShowdown::higher;
        studs_.hands[static_cast<std::size_t>(showdown)] += ways;
        studs_.example[static_cast<std::size_t>(showdown)] = dealer;
    }

    const StudRanking& ranking_;
    std::uint16_t player_;
    Card up_card_;
    CardSet unseen_;
    RankCounts left_{};
    DealerStuds studs_{};
};

}  // namespace

DealerStuds dealer_studs(const StudRanking& ranking, CardSet hand, Card up_card) {
    return StudCount(ranking, hand, up_card).count();
}

}  // namespace baize::bots
