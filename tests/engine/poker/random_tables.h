// Tables of every kind for random hands: each game, structure and number of players in turn;
// blinds, antes, straddles, posts, stacks, charges and side wagers by chance.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "engine/core/deck.h"
#include "engine/poker/hand/play.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize::poker {

struct RandomTable {
    Rules rules{};
    Opening opening{};
};

// One table from one number: numbers that follow each other go through the games, the structures
// and the numbers of players.
class TableMaker {
  public:
    explicit TableMaker(std::uint64_t number) : source_(number), number_(number) {}

    [[nodiscard]] RandomTable make() {
        choose_game();
        choose_players();
        choose_commission();
        choose_stacks();
        post_antes();
        post_blinds();
        if (chance(20)) post_straddles();
        if (chance(20)) post_missed_blinds();
        if (chance(25)) place_side_wagers();
        shuffle_cards();
        return {rules_, opening_};
    }

  private:
    [[nodiscard]] bool chance(std::uint32_t per_cent) { return source_.below(100) < per_cent; }

    [[nodiscard]] std::int64_t one_of(std::initializer_list<std::int64_t> choices) {
        return choices.begin()[source_.below(static_cast<std::uint32_t>(choices.size()))];
    }

    [[nodiscard]] Money chips(std::int64_t count) const { return rules_.chip * count; }

    [[nodiscard]] Money some_chips(std::int64_t least, std::int64_t most) {
        const auto span = static_cast<std::uint32_t>(most - least + 1);
        return chips(least + source_.below(span));
    }

    void choose_game() {
        rules_.variant = static_cast<Variant>(number_ % variant_count);
        rules_.betting.structure =
            static_cast<Structure>(number_ / variant_count % structure_count);
        rules_.chip = Money::of_cents(one_of({1, 5, 25, 100}));
        big_ = chips(one_of({1, 2, 3, 10, 40}));
        small_ = chips(std::max<std::int64_t>(1, big_.cents() / rules_.chip.cents() / 2));
        rules_.betting.minimum = big_;
        rules_.betting.maximum = big_ * 2;
        if (rules_.betting.structure == Structure::spread) {
            if (chance(30)) rules_.betting.minimum = small_;
            rules_.betting.maximum = big_ * one_of({1, 2, 3, 8});
        }
        rules_.expose_all_in = chance(20);
        if (chance(20)) choose_settings();
        if (chance(25)) {
            rules_.clock = {.seconds = 30, .extra_seconds = 30, .extensions_max = 2};
            rules_.clock.fee = some_chips(0, 3);
        }
    }

    // Chooses the settings that the register of interpretations leaves to the house.
    void choose_settings() {
        Betting& betting = rules_.betting;
        betting.high_from_round = static_cast<std::uint8_t>(2 + source_.below(3));
        betting.raises_max = static_cast<std::uint8_t>(2 + source_.below(4));
        betting.uncap_after_fold = chance(50);
        betting.short_all_ins_add_up = chance(50);
        rules_.forced.straddle.full_min_raise = chance(50);
    }

    void choose_players() {
        const std::size_t most = facts(rules_).players_max;
        const std::size_t players = 2 + number_ / (variant_count * structure_count) % (most - 1);
        while (opening_.dealt_in.size() < players)
            opening_.dealt_in.insert(any_seat());
        opening_.button = any_seat();  // an empty seat is a dead button
        opening_.button_in_use = !chance(5);
    }

    [[nodiscard]] Seat any_seat() { return static_cast<Seat>(source_.below(seats_max)); }

    void choose_commission() {
        Commission& commission = rules_.commission;
        if (chance(60)) {
            commission.rate = static_cast<std::uint16_t>(200 + source_.below(801));
            if (chance(60)) commission.cap = some_chips(1, 30);
            if (chance(30)) commission.minimum = some_chips(1, 2);
            if (commission.cap.is_positive())
                commission.minimum = std::min(commission.minimum, commission.cap);
            if (chance(30)) commission.unit = Money::of_cents(one_of({1, 5, 100}));
            if (chance(20)) commission.cap_scope = Scope::pot;
            if (chance(20)) commission.equal_hands = Scope::hand;
            commission.no_flop_no_drop = chance(20);
        }
        if (chance(15)) commission.per_hand.fill(some_chips(1, 4));
        if (chance(15)) commission.per_person = some_chips(1, 2);
    }

    // Stacks range from one chip to 300 big blinds.
    void choose_stacks() {
        const std::int64_t blind = big_.cents() / rules_.chip.cents();
        const auto chip = static_cast<std::uint32_t>(rules_.chip.cents());
        const bool off = chance(10);
        const std::int64_t most = one_of({3, 5 * blind, 20 * blind, 100 * blind, 300 * blind});
        for (Money& stack : opening_.stacks) {
            stack = rules_.commission.per_person + some_chips(1, chance(20) ? 3 : most);
            if (chance(10)) stack = rules_.commission.per_person + chips(most);
            if (off) stack += Money::of_cents(source_.below(chip));  // not in whole chips
        }
    }

    void post(Seat seat, Post post, Money amount) {
        opening_.postings.push_back({seat, post, amount});
    }

    void post_antes() {
        if (!chance(25)) return;
        const Money ante = some_chips(1, 3);
        const bool everyone = chance(60);
        if (everyone) {
            for (const Seat seat : opening_.dealt_in)
                post(seat, Post::ante, ante);
        } else {
            post(opening_.dealt_in.next_after(opening_.button),
                 Post::table_ante,
                 ante * static_cast<std::int64_t>(opening_.dealt_in.size()));
        }
    }

    // Posts no blind, one, two or three, from the button's left; sometimes the first of them is
    // missing.
    void post_blinds() {
        const std::int64_t count = one_of({0, 1, 2, 2, 2, 2, 2, 2, 3});
        if (count >= 2) rules_.forced.blinds.push_back(small_);
        if (count == 3) rules_.forced.blinds.push_back(small_);
        if (count >= 1) rules_.forced.blinds.push_back(big_);
        const bool two = opening_.dealt_in.size() == 2;
        Seat seat = opening_.button;
        if (two && opening_.dealt_in.contains(seat)) seat = opening_.dealt_in.next_after(seat);
        const bool first_is_missing = count >= 2 && chance(5);
        for (const Money blind : rules_.forced.blinds) {
            seat = opening_.dealt_in.next_after(seat);
            if (has_posted_.contains(seat)) break;
            const bool missing = first_is_missing && has_posted_.empty();
            has_posted_.insert(seat);
            if (!missing) post(seat, Post::blind, blind);
        }
        last_ = seat;
    }

    [[nodiscard]] Money left_to(Seat seat) const {
        Money left = opening_.stacks[seat] - rules_.commission.per_person;
        for (const Posting& posting : opening_.postings) {
            if (posting.seat == seat) left -= std::min(left, posting.amount);
        }
        return left;
    }

    void post_straddles() {
        if (opening_.postings.empty() || opening_.postings.back().post != Post::blind) return;
        Money amount = opening_.postings.back().amount * 2;
        rules_.forced.straddle.count_max = 3;
        for (int i = 0; i < 3 && chance(70); ++i) {
            const Seat seat = opening_.dealt_in.next_after(last_);
            if (has_posted_.contains(seat) || left_to(seat) < amount) return;
            post(seat, Post::straddle, amount);
            has_posted_.insert(seat);
            last_ = seat;
            amount = amount * 2;
        }
    }

    void post_missed_blinds() {
        for (const Seat seat : opening_.dealt_in - has_posted_) {
            if (rules_.forced.blinds.empty() || !chance(40)) continue;
            post(seat, Post::live, big_);
            if (chance(50)) post(seat, Post::dead, small_);
        }
    }

    // Returns the part of a stack that remains after posting and the fee.
    [[nodiscard]] Money free_chips(Seat seat) const {
        Money left = opening_.stacks[seat];
        for (const Posting& posting : opening_.postings) {
            if (posting.seat == seat) left -= posting.amount;
        }
        if (opening_.dealt_in.contains(seat)) left -= rules_.commission.per_person;
        return left;
    }

    // By players, and by people who are only seated.
    void place_side_wagers() {
        rules_.flop_chase = {.offered = true, .both_colours = chance(30)};
        for (Seat seat = 0; seat < seats_max; ++seat) {
            SideWager wager{some_chips(1, 4), chance(50) ? Colour::red : Colour::black};
            if (rules_.flop_chase.both_colours && chance(30)) wager.colour = Colour::both;
            const Money left = free_chips(seat) - wager.amount * 2 - chips(1);
            if (chance(40) && left >= Money{}) opening_.side_wagers[seat] = wager;
        }
    }

    void shuffle_cards() {
        Deck deck = Deck::standard();
        shuffle(deck.stub(), source_);
        for (Face& face : opening_.deck)
            face = deck.draw();
    }

    SeededSource source_;
    std::uint64_t number_;
    Rules rules_{};
    Opening opening_{};
    Money big_{};
    Money small_{};
    Seat last_ = 0;
    SeatSet has_posted_{};
};

}  // namespace baize::poker
