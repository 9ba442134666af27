// Takes offers as a browser does: sends the command of the offer back, with another amount at the
// place of the amount.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "server_kit.h"

namespace baize::server {

[[nodiscard]] inline views::OfferView with_amount(views::OfferView offer, Money amount) {
    if (offer.amount_path.empty()) return offer;
    std::string text;
    JsonText json(text);
    codec::write_json(json, offer.command);
    boost::json::value command = boost::json::parse(text);
    boost::json::value* place = &command;
    for (const std::string& field : offer.amount_path)
        place = &place->as_object().at(field);
    *place = amount.cents();
    JsonLine line;
    EXPECT_TRUE(line.read(boost::json::serialize(command)));
    codec::read_json(line, line.root(), offer.command);
    EXPECT_FALSE(line.has_error()) << line.error_text();
    return offer;
}

// One person with one session, at one table.
class AtTable {
  public:
    AtTable(TestServer& house, TableId table, PersonId person)
        : house_(house),
          table_(table),
          person_(person),
          line_(std::make_unique<Listener>(house, person)) {
        line_->watch(table);
    }

    [[nodiscard]] PersonId person() const { return person_; }

    [[nodiscard]] std::vector<views::OfferView> offers() const {
        return show_table(house_.view_context(), house_.at(table_), person_).offers;
    }

    [[nodiscard]] std::vector<views::OfferView> offers(views::OfferKind kind) const {
        std::vector<views::OfferView> some = offers();
        std::erase_if(some, [&](const views::OfferView& offer) { return offer.kind != kind; });
        return some;
    }

    [[nodiscard]] std::optional<views::OfferView> offer(std::string_view name) const {
        for (views::OfferView& one : offers()) {
            if (one.name == name) return std::move(one);
        }
        return std::nullopt;
    }

    // Returns "done", or the reason and the clause of the refusal.
    std::string take(const views::OfferView& offer) {
        line_->submit(offer.command, house_.stage(table_));
        return line_->last_answer();
    }

    // Takes the first offer of this name.
    std::string take(std::string_view name) {
        const auto found = offer(name);
        return found ? take(*found) : "not offered";
    }

    [[nodiscard]] Money stack() const { return house_.stack(table_, person_); }

    [[nodiscard]] Money wallet() const {
        return house_.casino().balances().of(house::wallet_of(house_.at(table_).chips, person_));
    }

    // The sum of all wagers of this person at a house game.
    [[nodiscard]] Money on_layout() const {
        Money sum;
        for (const Box& box : house_.round(table_).boxes) {
            for (std::size_t i = 0; i < staked_wager_count; ++i) {
                if (box.owner[i] == person_) sum += box[static_cast<Wager>(i)];
            }
        }
        return sum;
    }

  private:
    TestServer& house_;
    TableId table_;
    PersonId person_;
    std::unique_ptr<Listener> line_;
};

// Returns the minimum, an amount in between and the maximum.
[[nodiscard]] inline std::vector<Money> amounts_of(const views::OfferView& offer) {
    if (offer.amount_path.empty()) return {offer.amount};
    const std::int64_t steps = (offer.max - offer.amount).cents() / offer.step.cents();
    return {offer.amount, offer.amount + offer.step * (steps / 2), offer.max};
}

// Returns the person who is to act at a poker table. REQUIRES: one of them is.
[[nodiscard]] inline AtTable& to_act(std::vector<AtTable>& people) {
    return *std::find_if(people.begin(), people.end(), [](const AtTable& one) {
        return !one.offers(views::OfferKind::decision).empty();
    });
}

[[nodiscard]] inline const poker::Hand& hand_at(const TestServer& house, TableId table) {
    return house::poker_state(house.at(table))->hand;
}

[[nodiscard]] inline poker::Seat seat_of(const TestServer& house,
                                         TableId table,
                                         const AtTable& person) {
    const auto& players = house::poker_state(house.at(table))->players;
    return static_cast<poker::Seat>(std::find(players.begin(), players.end(), person.person()) -
                                    players.begin());
}

// True if three players are dealt in and none has acted yet.
[[nodiscard]] inline bool is_start_of_three(const poker::Hand& hand) {
    return hand.phase == poker::Phase::betting && hand.dealt_in.size() == 3 &&
           hand.betting.acted.empty() && hand.street == poker::Street::preflop;
}

// Folds hands until all three persons are dealt in.
inline void deal_in_three(TestServer& house, TableId table, std::vector<AtTable>& people) {
    const auto hand = [&]() -> const poker::Hand& { return hand_at(house, table); };
    for (int i = 0; i < 40 && !is_start_of_three(hand()); ++i) {
        house.pass(Span::of_seconds(6));
        house.run();
        while (!is_start_of_three(hand()) && hand().phase != poker::Phase::over)
            ASSERT_EQ("done", to_act(people).take("fold"));
    }
    ASSERT_TRUE(is_start_of_three(hand()));
}

}  // namespace baize::server
