#include "cli/demo/demo_house.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "engine/poker/rules/variant.h"
#include "house/casino/game_state.h"

namespace baize {

namespace {

using house::Chips;
using house::Command;
using house::DealtBy;
using house::PersonId;
using house::TableState;
using jackpots::jackpot_kind;
using jackpots::JackpotKind;

constexpr Money dollars(std::int64_t amount) {
    return Money::of_cents(amount * 100);
}

constexpr std::string_view executive_name = "Erin Flynn";
constexpr std::string_view manager_name = "Alma Reyes";
constexpr std::string_view assistant_name = "Ada Novak";
constexpr std::string_view supervisor_name = "Sue Tran";
constexpr std::string_view dealer_name = "Dan Okafor";
constexpr std::string_view cashier_name = "Front Desk";

constexpr Money bot_money = dollars(20'000);
constexpr std::size_t chairs_for_people = 2;

constexpr std::array<std::string_view, 48> program_names{
    "Anselm", "Beatriz",  "Cosima",  "Desh",   "Edda",    "Fife",     "Gideon",   "Hana",
    "Ivo",    "Jora",     "Kit",     "Lorcan", "Marit",   "Ngaio",    "Oskar",    "Petra",
    "Quill",  "Rosalind", "Sol",     "Tove",   "Umberto", "Vesna",    "Winifred", "Xanthe",
    "Yuki",   "Zeno",     "Aurel",   "Brigid", "Caspar",  "Delphine", "Emeka",    "Freya",
    "Gaspar", "Hedda",    "Ilya",    "Juno",   "Kaspar",  "Leonie",   "Magnus",   "Nadia",
    "Otis",   "Pia",      "Quentin", "Runa",   "Silvan",  "Thea",     "Ulf",      "Viola"};

std::string program_name(std::size_t number) {
    const std::string_view name = program_names[number % program_names.size()];
    const std::size_t again = number / program_names.size();
    return again == 0 ? std::string(name) : fmt::format("{} {}", name, again + 1);
}

Money jackpot_cost(GameId game) {
    return jackpot_kind(game) == JackpotKind::prize_meter ? dollars(1) : dollars(5);
}

house::Sign house_sign(const GameHooks& hooks, bool with_jackpot, std::uint16_t seconds) {
    const GameFacts& facts = hooks.facts();
    house::HouseTerms terms;
    terms.limits.min = dollars(5);
    terms.limits.max = dollars(500);
    terms.limits.step = dollars(5);
    terms.decision_seconds = seconds;
    if (house::book_of(facts.id) == house::Book::cs) terms.limits.max_payout = dollars(50'000);
    for (const TableChoice& choice : facts.choices)
        terms.pay_tables.push_back({std::string(choice.name), std::string(choice.tables[0].name)});
    if (with_jackpot) terms.jackpot = jackpot_cost(facts.id);
    return {.game = facts.id, .seats = 6, .terms = terms};
}

house::Sign poker_sign(const poker::VariantFacts& variant,
                       poker::Structure structure,
                       Money big,
                       const DemoSettings& settings) {
    house::PokerTerms terms;
    terms.showdown_seconds = settings.showdown_seconds;
    terms.betting.structure = structure;
    terms.betting.minimum = big;
    if (poker::is_limit(structure)) terms.betting.maximum = big * 2;
    terms.chip = Money::of_cents(50);
    terms.forced.blinds = poker::usual_blinds(big, terms.chip);
    terms.stakes.buy_in_min = big * 20;
    terms.stakes.buy_in_max = big * 200;
    terms.commission.rate = 500;
    terms.commission.minimum = terms.chip;
    terms.commission.cap = big * 5;
    terms.commission.no_flop_no_drop = true;
    terms.clock.seconds = settings.clock_seconds;
    if (settings.clock_seconds > 0 && settings.bank_seconds > 0) {
        terms.bank_seconds = settings.bank_seconds;
        terms.bank_hands = 20;
    }
    terms.dealing = poker::Dealing::automatic;
    if (variant.variant == poker::Variant::holdem) {
        terms.flop_chase.offered = true;
        terms.flop_chase.minimum = dollars(1);
        terms.flop_chase.maximum = dollars(100);
    }
    return {.game = game_of(variant.variant), .seats = 8, .terms = terms};
}

// REQUIRES: a game with a jackpot.
house::Terms jackpot_terms(GameId game) {
    const house::LinkedGame linked = house::linked_game(game).value();
    if (jackpot_kind(game) == JackpotKind::prize_meter)
        return house::MeterTerms{.game = linked, .wager = jackpot_cost(game)};
    return house::PoolTerms{.games = {linked}, .level1_wager = jackpot_cost(game)};
}

// Perth's games share one jackpot.
house::Terms perth_terms() {
    house::PoolTerms terms;
    for (const GameId game : all_games) {
        if (jackpot_kind(game) != JackpotKind::levels) continue;
        terms.games.push_back(house::linked_game(game).value());
        terms.level1_wager = jackpot_cost(game);
    }
    return terms;
}

// Submits the commands of a set-up in order and stops at the first refusal.
class SetUp {
  public:
    SetUp(house::OpenCasino& house, Moment now) : house_(house), now_(now) {}

    [[nodiscard]] const std::string& why() const { return why_; }

    void people() {
        executive_ = person(executive_name);
        must(
            house::the_house_itself,
            house::PeopleCommand(house::Appoint{executive_, Role::executive, house::Office::none}));
        manager_ = staff(manager_name, Role::area_manager);
        static_cast<void>(staff(assistant_name, Role::assistant_casino_manager));
        static_cast<void>(staff(supervisor_name, Role::supervisor));
        dealer_ = staff(dealer_name, Role::dealer);
        const PersonId cashier = person(cashier_name);
        must(executive_,
             house::PeopleCommand(house::Appoint{cashier, Role::player, house::Office::cage}));
    }

    house::TableId table(const house::Sign& sign, Chips chips) {
        must(manager_, house::SignCommand(house::MakeTable{DealtBy::house, chips}));
        const auto made = static_cast<house::TableId>(state().tables.size());
        must(manager_, house::SignCommand(house::PutUpSign{made, sign, made}));
        if (!why_.empty()) return made;
        const std::uint32_t version = house::find_table(state(), made)->board.version;
        must(dealer_, house::SignCommand(house::OpenTable{made, version}));
        return made;
    }

    void fit(house::TableId table, const house::Terms& terms) {
        must(manager_, house::MeterCommand(house::FitEquipment{table, terms}));
    }

    void link(const house::Terms& terms, const std::vector<house::TableId>& tables) {
        must(manager_, house::MeterCommand(house::OpenSystem{terms, tables}));
    }

  private:
    [[nodiscard]] const house::CasinoState& state() const { return house_.casino().state(); }

    void must(PersonId by, const Command& command) {
        if (!why_.empty()) return;
        static_cast<void>(house_.submit({by, 0, now_}, command));
        const Result<house::Receipt>& done = house_.last_result();
        if (done) return;
        why_ = fmt::format("{} ({})", sentence(done.error().reason), done.error().clause.id());
    }

    PersonId person(std::string_view name) {
        must(house::the_house_itself, house::PeopleCommand(house::Enrol{std::string(name), false}));
        return static_cast<PersonId>(state().people.persons.size());
    }

    PersonId staff(std::string_view name, Role rank) {
        const PersonId made = person(name);
        must(executive_, house::PeopleCommand(house::Appoint{made, rank, house::Office::none}));
        return made;
    }

    house::OpenCasino& house_;
    Moment now_;
    PersonId executive_ = 0;
    PersonId manager_ = 0;
    PersonId dealer_ = 0;
    std::string why_{};
};

}  // namespace

bool set_up_demo(house::OpenCasino& house,
                 Moment now,
                 const DemoSettings& settings,
                 std::string& why) {
    const std::uint16_t seconds = settings.clock_seconds;
    SetUp set_up(house, now);
    set_up.people();
    std::vector<house::TableId> perth;
    for (const GameHooks& hooks : house_games()) {
        const GameId game = hooks.facts().id;
        const bool is_linked = jackpot_kind(game) != JackpotKind::none;
        std::vector<house::TableId> linked;
        for (int i = 0; i < 2; ++i) {
            const house::TableId made =
                set_up.table(house_sign(hooks, is_linked, seconds), Chips::money);
            if (!is_linked) continue;
            set_up.fit(made, jackpot_terms(game));
            (house::is_perth(game) ? perth : linked).push_back(made);
        }
        if (!linked.empty()) set_up.link(jackpot_terms(game), linked);
        static_cast<void>(set_up.table(house_sign(hooks, false, seconds), Chips::play));
    }
    set_up.link(perth_terms(), perth);
    for (const poker::VariantFacts& variant : poker::variants) {
        const bool is_omaha = variant.uses == poker::HoleCards::exactly_two;
        const poker::Structure structure = is_omaha       ? poker::Structure::pot
                                           : variant.hilo ? poker::Structure::fixed
                                                          : poker::Structure::no_limit;
        static_cast<void>(
            set_up.table(poker_sign(variant, structure, dollars(2), settings), Chips::money));
        static_cast<void>(
            set_up.table(poker_sign(variant, structure, dollars(2), settings), Chips::play));
    }
    static_cast<void>(set_up.table(poker_sign(poker::facts(poker::Variant::holdem),
                                              poker::Structure::no_limit,
                                              dollars(10),
                                              settings),
                                   Chips::money));
    why = set_up.why();
    return why.empty();
}

std::optional<DemoStaff> demo_staff(const house::Casino& casino) {
    const auto named = [&](std::string_view name) {
        return house::person_named(casino.state().people, name).value_or(0);
    };
    const DemoStaff staff{named(executive_name),
                          named(manager_name),
                          named(assistant_name),
                          named(supervisor_name),
                          named(dealer_name),
                          named(cashier_name)};
    const bool is_whole = staff.executive != 0 && staff.manager != 0 && staff.assistant != 0 &&
                          staff.supervisor != 0 && staff.dealer != 0 && staff.cashier != 0;
    if (!is_whole) return std::nullopt;
    return staff;
}

void DemoAttendant::attend(const house::Casino& casino, const Submit& submit) const {
    pay_claims(casino, submit);
    for (house::TableId table = 1; table <= casino.state().tables.size(); ++table)
        fill_chairs(casino, *house::find_table(casino.state(), table), submit);
}

// Each step is done by a rank that every book accepts for it.
void DemoAttendant::pay_claims(const house::Casino& casino, const Submit& submit) const {
    const std::vector<house::Claim> claims = casino.state().meters.claims;
    for (const house::Claim& claim : claims) {
        for (const house::ClaimStep step : {house::ClaimStep::payout_determined,
                                            house::ClaimStep::hand_verified,
                                            house::ClaimStep::deck_sorted}) {
            static_cast<void>(
                submit(staff_.assistant, house::MeterCommand(house::ConfirmClaim{claim.id, step})));
        }
        const house::MeterCommand pay = house::PayClaim{claim.id};
        if (!submit(staff_.dealer, pay)) static_cast<void>(submit(staff_.assistant, pay));
    }
}

void DemoAttendant::fill_chairs(const house::Casino& casino,
                                const TableState& table,
                                const Submit& submit) const {
    const house::CasinoState& state = casino.state();
    const house::SeatedTable* const seats = house::table_of(state.seating, table.table);
    if (seats == nullptr || !table.board.open) return;
    if (table.chips == Chips::money && !settings_.bots_for_money) return;
    const bool is_poker = house::poker_state(table) != nullptr;
    std::size_t bots = 0;
    std::vector<std::size_t> free;
    for (std::size_t i = 0; i < seats->places.size(); ++i) {
        const house::Person* const sitter =
            house::find(state.people, seats->places[i].sitter.person);
        if (sitter == nullptr) {
            if (house::is_open(seats->places[i])) free.push_back(i);
        } else if (sitter->is_program) {
            ++bots;
        }
    }
    const std::size_t wanted = is_poker ? settings_.bots_at_poker : settings_.bots_at_house_games;
    if (bots >= wanted || free.size() <= chairs_for_people) return;
    // Returns a bot that has left this table before, or enrols a new one.
    const std::size_t number = state.people.persons.size();
    const std::string name = program_name(number);
    if (!submit(staff_.manager, house::PeopleCommand(house::Enrol{name, true}))) return;
    const auto bot = static_cast<PersonId>(casino.state().people.persons.size());
    if (table.chips == Chips::play) {
        static_cast<void>(submit(bot, house::PeopleCommand(house::TakePlayChips{bot_money})));
    } else {
        static_cast<void>(
            submit(staff_.cashier, house::PeopleCommand(house::CashIn{bot, bot_money})));
    }
    const std::size_t seat = free[number % free.size()];
    if (!is_poker) {
        static_cast<void>(submit(bot,
                                 house::SeatingCommand(house::TakeSeat{
                                     table.table, static_cast<house::SeatNumber>(seat), bot})));
        return;
    }
    poker::Arrival arrival{.player = bot, .seat = static_cast<poker::Seat>(seat)};
    arrival.chips = house::poker_game(table).stakes.buy_in_min * 3;
    arrival.choice = poker::Choice::post;
    static_cast<void>(submit(bot, house::PokerCommand(house::SitDown{table.table, arrival})));
}

}  // namespace baize
