// Plays whole rounds at tables with jackpots, dealt by the house or by a person, from a deck given
// card by card. The balances are checked after every command.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "casino_kit.h"
#include "engine/banked/machine/deal_order.h"
#include "engine/banked/machine/play.h"
#include "engine/core/fraction.h"
#include "engine/jackpots/cents.h"
#include "house/meters/fold.h"
#include "house/meters/meter_value.h"
#include "ledger/journal/batch.h"

namespace baize::house {

inline CardList<card_count> cards_of(std::string_view text) {
    CardList<card_count> cards;
    for (std::size_t i = 0; i + 1 < text.size(); i += 3)
        cards.push_back(Card::parse(text.substr(i, 2)).value());
    return cards;
}

// The hands by box, the dealer's hand, and the cards after them.
struct Laid {
    std::map<std::uint8_t, std::string_view> hands{};
    std::string_view dealer{};
    std::string_view community{};
};

class JackpotHouse : public House {
  public:
    static Terms terms(std::string_view game, Money cost) {
        if (game == "caribbean_stud") return MeterTerms{.wager = cost};
        if (game == "wild_aruba") return MeterTerms{.game = LinkedGame::wild_aruba, .wager = cost};
        const bool is_crown = game == "crown_holdem";
        return PoolTerms{
            .games = {is_crown ? LinkedGame::crown_holdem : LinkedGame::ultimate_holdem},
            .level1_wager = cost};
    }

    static Sign sign(std::string_view game, Money cost, DealtBy dealt_by = DealtBy::house) {
        Sign sign = plain_sign(game, dealt_by);
        std::get<HouseTerms>(sign.terms).jackpot = cost;
        return sign;
    }

    // Returns a table with jackpot equipment that is not in a system yet.
    TableId fitted(std::string_view game,
                   Money cost = dollars(1),
                   DealtBy dealt_by = DealtBy::house) {
        const TableId made = table(sign(game, cost, dealt_by), dealt_by);
        must(area_manager, MeterCommand(FitEquipment{made, terms(game, cost)}));
        return made;
    }

    SystemId system(const Terms& on, const std::vector<TableId>& tables) {
        must(area_manager, MeterCommand(OpenSystem{on, tables}));
        return casino.state().meters.last_system;
    }

    // Returns a table that is alone in a jackpot system.
    TableId jackpot_table(std::string_view game,
                          Money cost = dollars(1),
                          DealtBy dealt_by = DealtBy::house) {
        const TableId made = fitted(game, cost, dealt_by);
        system(terms(game, cost), {made});
        return made;
    }

    PersonId guest(std::string_view name, const std::vector<TableId>& tables) {
        const PersonId person = player(name, dollars(100'000));
        for (const TableId at : tables)
            must(person, BankedCommand(BuyChips{at, dollars(10'000)}));
        return person;
    }

    // Submits a command, which must be accepted, and checks the balances afterwards.
    void done(PersonId person, const Command& command) {
        must(person, command);
        if (testing::Test::HasFatalFailure()) return;
        expect_money();
    }

    void act(PersonId person, TableId table, const Action& action) {
        if (const auto* const wager = std::get_if<PlaceWager>(&action))
            seat(table, wager->box, person);
        done(person, BankedCommand(ActInRound{table, action, 0, reason_of(action)}));
    }

    [[nodiscard]] Rejection act_refused(PersonId person, TableId table, const Action& action) {
        return refused(person, BankedCommand(ActInRound{table, action, 0, reason_of(action)}));
    }

    [[nodiscard]] bool is_holdem(TableId table) const {
        return !banked_game(at(table)).hooks->facts().has_up_card;
    }

    // Commits to a whole deck: the given cards, then the rest in order.
    void seal(TableId table, const Laid& laid) {
        const BankedGame& game = banked_game(at(table));
        Places areas;
        std::map<std::uint8_t, CardList<card_count>> hands;
        for (const auto& [box, text] : laid.hands) {
            areas.push_back(box);
            hands[box] = cards_of(text);
        }
        hands[at_dealer] = cards_of(laid.dealer);
        CardList<card_count> deck;
        std::map<std::uint8_t, std::size_t> given;
        for (const std::uint8_t to :
             deal_order(areas, game.hooks->facts().hand_size, game.rules.shoe))
            deck.push_back(hands[to][given[to]++]);
        for (const Card card : cards_of(laid.community))
            deck.push_back(card);
        for (std::uint8_t i = 0; i < card_count; ++i) {
            if (!deck.set().contains(Card::of_index(i))) deck.push_back(Card::of_index(i));
        }
        lay(table, deck);
    }

    // Commits to the deck, or gives it to the person who deals.
    void lay(TableId table, const CardList<card_count>& deck) {
        if (at(table).dealt_by == DealtBy::dealer) {
            in_shoe[table] = deck;
        } else {
            done(the_house_itself, BankedCommand(SealDeck{table, deck, cut, {}}));
        }
    }

    [[nodiscard]] PersonId who_deals(TableId table) const {
        return at(table).dealt_by == DealtBy::dealer ? dealer : the_house_itself;
    }

    void bet(TableId table, std::uint8_t box, PersonId person, Money jackpot) {
        act(person, table, PlaceWager{box, Wager::ante, dollars(10)});
        const auto& opening = banked_game(at(table)).hooks->facts().opening;
        if (std::find(opening.begin(), opening.end(), Wager::blind) != opening.end())
            act(person, table, PlaceWager{box, Wager::blind, dollars(10)});
        if (jackpot.is_positive()) act(person, table, PlaceWager{box, Wager::jackpot, jackpot});
    }

    void close_betting(TableId table) {
        act(who_deals(table), table, CloseBetting{});
        act(who_deals(table), table, Shuffle{});
        act(who_deals(table), table, Cut{cut});
    }

    [[nodiscard]] bool has_jackpots(TableId table) const {
        for (const Box& box : round(table).boxes) {
            if (box.has(Wager::jackpot)) return true;
        }
        return false;
    }

    template <std::size_t Size>
    [[nodiscard]] CardList<Size> next_cards(TableId table, std::size_t count) const {
        CardList<Size> cards;
        const std::optional<SealedDeck>& sealed = at(table).sealed;
        const CardList<card_count>& deck = sealed ? sealed->deck : in_shoe.at(table);
        const std::size_t first = sealed ? sealed->dealt : dealt(round(table));
        for (std::size_t i = 0; i < count; ++i)
            cards.push_back(deck[first + i]);
        return cards;
    }

    // Returns the number of cards on the table.
    static std::size_t dealt(const Round& round) {
        std::size_t count = round.dealer.size() + round.community.size();
        for (const Box& box : round.boxes)
            count += box.cards.size();
        return count;
    }

    void deal_hands(TableId table) {
        const BankedGame& game = banked_game(at(table));
        act(who_deals(table),
            table,
            DealHands{next_cards<52>(table, cards_due(*game.hooks, round(table)))});
    }

    void start(TableId table) {
        close_betting(table);
        if (has_jackpots(table)) act(who_deals(table), table, StartJackpot{});
    }

    void deal(TableId table) {
        start(table);
        deal_hands(table);
        act(who_deals(table), table, AnnounceDecisions{});
    }

    // Plays the round without folds: takes the largest offered wager or checks.
    void decide_all(TableId table) {
        while (round(table).phase == Phase::deciding) {
            const BankedGame& game = banked_game(at(table));
            for (std::size_t i = 0; i < boxes_max; ++i) {
                const Box& box = round(table).boxes[i];
                if (box.standing != Standing::active || box.acted) continue;
                const DecisionOffers offers = game.hooks->decisions(game.rules, round(table), i);
                if (offers.empty()) continue;
                const DecisionOffer chosen = offers[0];
                act(hand_owner(box),
                    table,
                    Decide{static_cast<std::uint8_t>(i), chosen.decision, chosen.amount});
                break;
            }
            if (testing::Test::HasFatalFailure()) return;
        }
    }

    void finish(TableId table) {
        while (round(table).phase != Phase::over) {
            const BankedGame& game = banked_game(at(table));
            switch (round(table).phase) {
                case Phase::deciding: decide_all(table); break;
                case Phase::dealing:
                    act(who_deals(table),
                        table,
                        DealCommunity{next_cards<5>(table, cards_due(*game.hooks, round(table)))});
                    break;
                case Phase::revealing: act(who_deals(table), table, RevealDealer{}); break;
                case Phase::showdown: act(who_deals(table), table, Settle{}); break;
                case Phase::betting:
                case Phase::closed:
                case Phase::dealt:
                case Phase::over: FAIL() << "the round is not dealt";
            }
            if (testing::Test::HasFatalFailure()) return;
        }
    }

    void play(TableId table) {
        deal(table);
        finish(table);
    }

    void next(TableId table) {
        if (is_holdem(table) && round(table).jackpot_started && !round(table).jackpot_closed)
            act(who_deals(table), table, CloseJackpot{});
        done(who_deals(table), BankedCommand(OpenRound{table}));
    }

    [[nodiscard]] const Meters& meters() const { return casino.state().meters; }

    [[nodiscard]] const Claim& claim() const {
        return meters().claims.at(meters().claims.size() - 1);
    }

    // Returns the exact value of the pool, in cents.
    [[nodiscard]] Fraction pool(SystemId system, std::size_t place = 0) const {
        return pools_of(find_system(meters(), system)->value)[place];
    }

    [[nodiscard]] Money pot(TableId table) const {
        return balance({ledger::AccountKind::pot, table, 0});
    }

    // No money is created or lost, every meter's account holds its whole cents, and the layout of a
    // settled round is empty except for wagers that stay.
    void expect_money() const {
        std::int64_t sum = 0;
        for (const auto& [account, amount] : casino.balances().all())
            sum += amount.cents();
        ASSERT_EQ(0, sum);
        for (const System& system : meters().systems) {
            const std::vector<Fraction> pools = pools_of(system.value);
            for (std::size_t i = 0; i < pools.size(); ++i) {
                const auto place = static_cast<std::uint32_t>(pools.size() == 1 ? 0 : i + 1);
                ASSERT_EQ(whole_cents_of(pools[i]), balance(meter_account(system.id, place)));
            }
            ASSERT_EQ(system.reserve, balance(reserve_account(system.id)));
        }
        for (const TableState& table : casino.state().tables)
            ASSERT_EQ(on_layout(table), pot(table.table)) << "table " << table.table;
    }

    // Returns the chips on the layout that no jackpot system holds.
    [[nodiscard]] Money on_layout(const TableState& table) const {
        const BankedTable* const game_state = banked_state(table);
        if (game_state == nullptr) return {};
        const JackpotTable* const in = find_table(meters(), table.table);
        Money sum;
        for (std::size_t i = 0; i < boxes_max; ++i) {
            const Box& box = game_state->round.boxes[i];
            for (std::size_t w = 0; w < staked_wager_count; ++w) {
                const bool is_jackpot = w == index(Wager::jackpot);
                const bool is_over = game_state->round.phase == Phase::over;
                if (is_over && !(is_jackpot && box.carries_jackpot)) continue;
                if (is_jackpot && in != nullptr && has(in->round, i)) continue;
                sum += box.stake[w];
            }
        }
        return sum;
    }

    static bool has(const MeterRound& round, std::size_t box) {
        for (const RegisteredWager& wager : round.wagers) {
            if (wager.box == box + 1) return true;
        }
        return false;
    }

    void expect_same_when_read() { expect_read_back(*this); }

    static constexpr std::uint8_t cut = 26;
    std::map<TableId, CardList<card_count>> in_shoe{};  // decks of tables where a person deals
};

}  // namespace baize::house
