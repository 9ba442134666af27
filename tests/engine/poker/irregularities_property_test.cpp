// Random hands of every game with random reports thrown in, right or wrong, at decks seen and
// unseen: they end, no chip is lost, no card lies in two places, and the events replay.
#include <algorithm>
#include <array>

#include "engine/poker/irregular_table.h"
#include "engine/poker/money/settle_again.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "kit/poker_replay.h"

namespace baize::poker {
namespace {

constexpr std::array<Irregularity, 4> some_of_the_board{Irregularity::board_too_early,
                                                        Irregularity::board_too_many,
                                                        Irregularity::burn_missed,
                                                        Irregularity::boxed_card};

class RandomTable : public IrregularTable {
  public:
    explicit RandomTable(std::uint64_t seed) : source_(seed) {
        rules.variant = variants[pick(variant_count)].variant;
        const auto players = static_cast<Seat>(2 + pick(facts(rules).players_max - 1U));
        opening = {};
        for (Seat seat = 0; seat < players; ++seat) {
            opening.stacks[seat] = dollars(1 + pick(pick(2) == 0 ? 12 : 120));
            opening.dealt_in.insert(seat);
        }
        opening.button = static_cast<Seat>(pick(players));
        blinds({1, 2});
        if (pick(3) == 0) opening.postings.push_back({opening.button, Post::dead, dollars(1)});
        if (pick(2) == 0) rules.commission.rate = 500;
        rules.substantial = pick(4) == 0 ? Substantial::tda : Substantial::book;
        rules.flop_chase.offered = true;
        for (Seat seat = 0; seat < players; ++seat) {
            if (pick(4) == 0 && opening.stacks[seat] >= dollars(10)) {
                opening.side_wagers[seat] = {dollars(1),
                                             pick(2) == 0 ? Colour::red : Colour::black};
            }
        }
        Deck deck = Deck::standard();
        shuffle(deck.stub(), source_);
        for (Face& face : opening.deck)
            face = deck.draw();
        is_known = pick(3) != 0;
        if (!is_known) hide_deck();
        open();
    }

    void play() {
        int reports = 0;
        for (int step = 0; hand.phase != Phase::over && !::testing::Test::HasFailure(); ++step) {
            ASSERT_LT(step, 2000);
            if (reports < 12 && pick(4) == 0) {
                ++reports;
                try_report(random_report());
            } else {
                act();
            }
            expect_sound();
        }
        const Replayed replayed = replay(rules, opening, events);
        EXPECT_EQ(replayed.differs, std::nullopt);
        EXPECT_EQ(replayed.hand, hand);
        if (!hand.is_void) expect_settled_again();
    }

    std::array<std::size_t, irregularity_count> ruled{};
    bool is_known = true;

  private:
    // Checks the result for any void wager, also among dead and voided hands. [CP 13.2.1]
    void expect_settled_again() const {
        EXPECT_EQ(settle_without(rules, hand, {}).commission, hand.commission);
        for (const Seat out : hand.dealt_in) {
            const PotResult again = settle_without(rules, hand, {out});
            EXPECT_EQ(again.back[out], wagered(hand, out));
            Money all = again.commission;
            for (const Money back : again.back) {
                EXPECT_GE(back, Money{});
                all += back;
            }
            EXPECT_EQ(all, pot_total(hand));
        }
    }

    [[nodiscard]] std::uint32_t pick(std::size_t n) {
        return source_.below(static_cast<std::uint32_t>(n));
    }

    // Returns a card that no player has seen, or an unseen one if the deck is unseen.
    [[nodiscard]] Face fresh(CardSet used) {
        while (true) {
            const Card any = Card::of_index(pick(card_count));
            if (!used.contains(any)) return any;
        }
    }

    void act() {
        if (must_reshuffle(hand) && pick(2) == 0) return shuffle_stub();
        switch (hand.phase) {
            case Phase::betting: return bet_somehow();
            case Phase::discarding:
                return expect_done(
                    discard(hand.actor,
                            hand.cards.hole[hand.actor][pick(hand.cards.hole_count[hand.actor])]));
            case Phase::dealing: return deal_board_cards();
            case Phase::showdown: return show_or_muck();
            case Phase::pushing: return expect_done({.does = Does::push});
            case Phase::over: return;
        }
    }

    void expect_done(const Action& action) {
        const Result<void> done = apply(rules, hand, action, events);
        ASSERT_TRUE(done) << name(done.error().reason);
    }

    void bet_somehow() {
        const Offers offers = may();
        const std::uint32_t choice = pick(10);
        if (choice < 2) return expect_done(fold(offers.seat));
        if (choice < 8 || !offers.raise)
            return expect_done(offers.check ? check(offers.seat) : call(offers.seat));
        const Money to = pick(3) == 0 ? offers.raise_to.most : offers.raise_to.least;
        expect_done(bet(offers.seat, to));
    }

    void shuffle_stub() {
        const CardList<card_count> cards = cards_to_shuffle(hand);
        std::vector<Card> order(cards.begin(), cards.end());
        shuffle(order, source_);
        ASSERT_TRUE(reshuffle(rules, hand, order, events));
    }

    [[nodiscard]] Action deal_of_new_cards() {
        Action deal{.does = Does::deal};
        deal.count = hand.street == Street::preflop ? 3 : 1;
        CardSet used = hand.cards.seen;
        const bool burns = !hand.cards.burn_done && !hand.cards.has_next_burn;
        const std::size_t first = hand.cards.next + (burns ? 1U : 0U);
        for (std::size_t i = 0; i < deal.count; ++i) {
            // A card that went back to the top is known there.
            const Face lies = first + i < card_count ? hand.cards.deck[first + i] : Face{};
            deal.cards[i] = lies.is_seen() ? lies : fresh(used);
            used.insert(deal.cards[i].card());
        }
        return deal;
    }

    void deal_board_cards() {
        if (must_reshuffle(hand)) return shuffle_stub();
        const Action deal = is_known ? Action{.does = Does::deal} : deal_of_new_cards();
        const Result<void> done = apply(rules, hand, deal, events);
        if (done) return;
        // Too many cards are missing for the stub.
        EXPECT_EQ(done.error().reason, Reason::wrong_card_count);
        ASSERT_TRUE(report(rules, hand, found(Irregularity::defective_deck), events));
    }

    void show_or_muck() {
        Action action{.does = Does::show, .seat = hand.actor};
        if (pick(3) == 0) {
            action.does = Does::muck;
            return expect_done(action);
        }
        const auto& hole = hand.cards.hole[hand.actor];
        action.count = hand.cards.hole_count[hand.actor];
        CardSet used = hand.cards.seen;
        for (std::size_t i = 0; i < action.count; ++i) {
            action.cards[i] = hole[i].is_seen() ? hole[i] : fresh(used);
            used.insert(action.cards[i].card());
        }
        expect_done(action);
    }

    [[nodiscard]] Report random_report() {
        Report what = found(static_cast<Irregularity>(pick(irregularity_count)));
        // Reports that end the hand are rare, or few hands would continue.
        const bool ends = what.what <= Irregularity::dealt_out_of_order ||
                          what.what == Irregularity::defective_deck ||
                          what.what == Irregularity::disruption || what.what == Irregularity::fraud;
        if (ends && pick(8) != 0) what.what = some_of_the_board[pick(4)];
        what.seat = static_cast<Seat>(pick(seats_max));
        what.count = static_cast<std::uint8_t>(pick(6));
        what.can_be_put_right = pick(2) == 0;
        what.burned = pick(4) != 0;
        what.already_dealt = pick(2) == 0;
        what.flop_valid = pick(2) == 0;
        if (what.what == Irregularity::not_discarded) return with_discard(what);
        for (std::size_t i = std::size_t{pick(2)} * pick(5); i > 0; --i)
            what.cards.push_back(random_face(what));
        return what;
    }

    [[nodiscard]] Report with_discard(Report what) const {
        for (const Event& event : events) {
            if (event.what == EventKind::discarded) {
                what.seat = event.seat;
                what.cards = {event.cards[0]};
            }
        }
        return what;
    }

    [[nodiscard]] Face random_face(const Report& what) {
        const std::uint32_t choice = pick(4);
        if (choice == 0) return Card::of_index(pick(card_count));
        if (choice == 1) return hand.cards.hole[what.seat][pick(2)];
        const std::size_t place = hand.cards.next + what.cards.size() + (choice == 2 ? 1U : 0U);
        return place < card_count ? hand.cards.deck[place] : Face{};
    }

    void try_report(const Report& what) {
        const Hand before = hand;
        const std::size_t happened = events.size();
        const Result<Ruling> ruling = report(rules, hand, what, events);
        if (ruling) {
            ++ruled[static_cast<std::size_t>(what.what)];
            EXPECT_TRUE(ruling->clause.is_set());
            EXPECT_EQ(events[happened].what, EventKind::ruled);
            return;
        }
        EXPECT_EQ(hand, before) << name(what.what);
        EXPECT_EQ(events.size(), happened);
    }

    void expect_sound() {
        expect_chips();
        const Cards& cards = hand.cards;
        CardSet lying;
        std::size_t count = 0;
        const auto add = [&](const Face* first, std::size_t number) {
            for (std::size_t i = 0; i < number; ++i) {
                if (!first[i].is_seen()) continue;
                lying.insert(first[i].card());
                ++count;
            }
        };
        for (Seat seat = 0; seat < seats_max; ++seat)
            add(cards.hole[seat].data(), cards.hole_count[seat]);
        add(cards.board.data(), cards.board_count);
        add(cards.burns.data(), cards.burn_count);
        if (cards.has_next_burn) add(&cards.next_burn, 1);
        add(cards.deck.data() + cards.next, card_count - cards.next);
        EXPECT_EQ(lying.size(), count);
        EXPECT_TRUE((lying - cards.seen).empty());
        ASSERT_LE(cards.next, cards.stub_end);
        if (!is_known) return;
        CardSet all;
        for (const Face face : cards.deck)
            all.insert(face.card());
        EXPECT_EQ(all, CardSet::full_deck());
    }

    void expect_chips() {
        Money side;
        for (Seat seat = 0; seat < seats_max; ++seat) {
            const SideWager& wager = hand.side_wagers[seat];
            if (wager.colour == Colour::none) continue;
            side += wager.amount;
            // Paid by the house when the hand is over.
            if (hand.phase == Phase::over && !hand.side_wagers_open && is_won(wager.colour))
                side -= wager.amount * 8;
        }
        EXPECT_EQ(chips() + side, starting());
        for (const Money stack : hand.stacks)
            EXPECT_GE(stack, Money{});
    }

    [[nodiscard]] bool is_won(Colour colour) const {
        return std::all_of(hand.cards.board.begin(), hand.cards.board.begin() + 3, [&](Face face) {
            const Suit suit = face.card().suit();
            return (suit == Suit::hearts || suit == Suit::diamonds) == (colour == Colour::red);
        });
    }

    SeededSource source_;
};

// [CP 9.1.1] [CP 9.16] [CP 3.1] [I-67]
TEST(RandomReports, NeitherLoseAChipNorShowACardTwice) {
    std::array<std::size_t, irregularity_count> ruled{};
    for (std::uint64_t seed = 1; seed <= 5000; ++seed) {
        SCOPED_TRACE(seed);
        RandomTable table(seed);
        table.play();
        for (std::size_t i = 0; i < irregularity_count; ++i)
            ruled[i] += table.ruled[i];
        ASSERT_FALSE(HasFailure());
    }
    for (std::size_t i = 0; i < irregularity_count; ++i)
        EXPECT_GT(ruled[i], 0U) << name(static_cast<Irregularity>(i));
}

}  // namespace
}  // namespace baize::poker
