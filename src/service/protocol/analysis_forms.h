// Questions to the mathematics and their answers, over HTTP. Decimals are made from the exact
// figures beside them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "service/protocol/decimal.h"

namespace baize::screen {

// "pair_plus": "A"
struct TableChosen {
    std::string name{};
    std::string table{};
    friend bool operator==(const TableChosen&, const TableChosen&) = default;
};
BOOST_DESCRIBE_STRUCT(TableChosen, (), (name, table))

struct SettingChosen {
    std::string key{};  // "uth.blind_loses_to_unqualified_dealer"
    bool value = false;
    friend bool operator==(const SettingChosen&, const SettingChosen&) = default;
};
BOOST_DESCRIBE_STRUCT(SettingChosen, (), (key, value))

struct OddsChosen {
    std::string hand{};  // "straight_flush"
    std::string odds{};  // "50 to 1"
    friend bool operator==(const OddsChosen&, const OddsChosen&) = default;
};
BOOST_DESCRIBE_STRUCT(OddsChosen, (), (hand, odds))

// A pay table of one's own in the place of the book's.
struct PayChosen {
    std::string wager{};
    std::vector<OddsChosen> lines{};
    friend bool operator==(const PayChosen&, const PayChosen&) = default;
};
BOOST_DESCRIBE_STRUCT(PayChosen, (), (wager, lines))

struct AnalysisQuestion {
    std::string game{};
    std::vector<TableChosen> tables{};      // what is left out is the first
    std::vector<SettingChosen> settings{};  // what is left out is as the register says
    std::vector<PayChosen> pays{};
    bool grid = false;  // the starting hands too
    friend bool operator==(const AnalysisQuestion&, const AnalysisQuestion&) = default;
};
BOOST_DESCRIBE_STRUCT(AnalysisQuestion, (), (game, tables, settings, pays, grid))

// The report of `baize report` on what was asked: one page of its own, to be printed.
struct AnalysisReport {
    std::string title{};
    std::string html{};
    friend bool operator==(const AnalysisReport&, const AnalysisReport&) = default;
};
BOOST_DESCRIBE_STRUCT(AnalysisReport, (), (title, html))

struct Frequency {
    std::string name{};  // a decision: "play_4x"
    std::string exact{};
    Decimal value{};
    friend bool operator==(const Frequency&, const Frequency&) = default;
};
BOOST_DESCRIBE_STRUCT(Frequency, (), (name, exact, value))

// A hand that is paid, how often, and what that adds to the return of the wager. Where several
// tables pay a wager, as they do the main game, no hand has odds of its own.
struct PaidHand {
    std::string hand{};  // "flush"
    std::string exact{};
    Decimal value{};
    std::string odds{};   // "50 to 1"; "": not by a table of the wager's own
    std::string added{};  // exact: the chance times the odds; "": as the odds
    std::optional<Decimal> contribution{};
    friend bool operator==(const PaidHand&, const PaidHand&) = default;
};
BOOST_DESCRIBE_STRUCT(PaidHand, (), (hand, exact, value, odds, added, contribution))

struct OutcomeChance {
    std::string net{};  // exact, in units of the first wager
    Decimal units{};
    std::string exact{};
    Decimal chance{};
    friend bool operator==(const OutcomeChance&, const OutcomeChance&) = default;
};
BOOST_DESCRIBE_STRUCT(OutcomeChance, (), (net, units, exact, chance))

struct WagerAnalysis {
    std::string wager{};  // "ante": the main game, played best
    std::string exact{};  // what a unit returns, net, in lowest terms
    Decimal ev{};
    Decimal house_edge{};
    Decimal average_wager{};
    Decimal element_of_risk{};
    Decimal standard_deviation{};
    Decimal win{};
    Decimal standoff{};
    Decimal lose{};
    std::vector<Frequency> decisions{};     // per round dealt
    std::vector<PaidHand> paid_hands{};     // the strongest first
    std::vector<OutcomeChance> outcomes{};  // the smallest net first
    friend bool operator==(const WagerAnalysis&, const WagerAnalysis&) = default;
};
BOOST_DESCRIBE_STRUCT(WagerAnalysis,
                      (),
                      (wager,
                       exact,
                       ev,
                       house_edge,
                       average_wager,
                       element_of_risk,
                       standard_deviation,
                       win,
                       standoff,
                       lose,
                       decisions,
                       paid_hands,
                       outcomes))

struct ChoiceWorth {
    std::string option{};  // "play_4x", "check"
    std::string exact{};
    Decimal ev{};
    friend bool operator==(const ChoiceWorth&, const ChoiceWorth&) = default;
};
BOOST_DESCRIBE_STRUCT(ChoiceWorth, (), (option, exact, ev))

// A starting hand and what each first decision is worth with it.
struct StartingHandShown {
    std::string hand{};  // "AKs", "77", "T9o"
    std::uint32_t count = 0;
    std::string best{};
    std::vector<ChoiceWorth> choices{};
    friend bool operator==(const StartingHandShown&, const StartingHandShown&) = default;
};
BOOST_DESCRIBE_STRUCT(StartingHandShown, (), (hand, count, best, choices))

struct AnalysisAnswer {
    std::string game{};
    std::string title{};
    Decimal milliseconds{};
    std::vector<WagerAnalysis> wagers{};
    std::vector<StartingHandShown> grid{};  // where the game has one and it was asked for
    friend bool operator==(const AnalysisAnswer&, const AnalysisAnswer&) = default;
};
BOOST_DESCRIBE_STRUCT(AnalysisAnswer, (), (game, title, milliseconds, wagers, grid))

// What can be chosen.

struct NamedTable {
    std::string table{};  // as the book calls it
    std::vector<OddsChosen> lines{};
    friend bool operator==(const NamedTable&, const NamedTable&) = default;
};
BOOST_DESCRIBE_STRUCT(NamedTable, (), (table, lines))

struct TableOptions {
    std::string name{};     // "pair_plus"
    bool is_choice = true;  // the sign chooses one; false: the book has only this one
    std::vector<NamedTable> tables{};
    std::vector<std::string> hands{};  // that a table of one's own may pay, the strongest first
    friend bool operator==(const TableOptions&, const TableOptions&) = default;
};
BOOST_DESCRIBE_STRUCT(TableOptions, (), (name, is_choice, tables, hands))

struct SettingOption {
    std::string key{};
    std::string reading{};   // "I-4"
    std::string sentence{};  // what it does when it is on
    bool standard = false;
    friend bool operator==(const SettingOption&, const SettingOption&) = default;
};
BOOST_DESCRIBE_STRUCT(SettingOption, (), (key, reading, sentence, standard))

// What a question about the game's jackpot may choose.
struct JackpotOptions {
    std::string kind{};                       // "prize_meter", "levels"
    std::vector<std::uint8_t> pay_options{};  // of the book; empty: there is one prize table only
    std::vector<std::uint32_t> seeds{};       // in wagers; empty: the book fixes it
    std::uint8_t levels = 1;
    Money wager{};  // where nobody says another
    friend bool operator==(const JackpotOptions&, const JackpotOptions&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotOptions, (), (kind, pay_options, seeds, levels, wager))

struct AnalysedGame {
    std::string game{};
    std::string title{};
    std::string book{};
    bool has_grid = false;
    std::vector<TableOptions> pays{};
    std::vector<SettingOption> settings{};
    std::optional<JackpotOptions> jackpot{};  // null: the game has none
    friend bool operator==(const AnalysedGame&, const AnalysedGame&) = default;
};
BOOST_DESCRIBE_STRUCT(AnalysedGame, (), (game, title, book, has_grid, pays, settings, jackpot))

struct AnalysisGames {
    std::vector<AnalysedGame> games{};
    friend bool operator==(const AnalysisGames&, const AnalysisGames&) = default;
};
BOOST_DESCRIBE_STRUCT(AnalysisGames, (), (games))

// What a jackpot wager returns against the meter: a straight line.
struct JackpotQuestion {
    std::string kind{};  // "prize_meter", "levels"
    std::string game{};
    std::uint8_t option = 1;  // of a prize meter at Caribbean Stud
    Money wager{};            // its cost; of levels that of Level 1
    // Of a prize meter: what it shows after a reset, in cents. One of the book's seeds times the
    // wager; null: the smallest.
    std::optional<Money> seed{};
    std::vector<SettingChosen> settings{};
    friend bool operator==(const JackpotQuestion&, const JackpotQuestion&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotQuestion, (), (kind, game, option, wager, seed, settings))

struct JackpotReturn {
    std::uint8_t level = 1;
    Money wager{};
    std::string bonus_return{};       // exact: of each unit staked, from fixed prizes
    std::string meter_coefficient{};  // exact: for each unit on the display
    Decimal bonus_return_value{};
    Decimal meter_coefficient_value{};
    std::optional<Money> break_even{};  // display at which the wager returns what it costs
    Decimal long_run_return{};
    friend bool operator==(const JackpotReturn&, const JackpotReturn&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotReturn,
                      (),
                      (level,
                       wager,
                       bonus_return,
                       meter_coefficient,
                       bonus_return_value,
                       meter_coefficient_value,
                       break_even,
                       long_run_return))

struct JackpotAnswer {
    std::vector<JackpotReturn> levels{};
    friend bool operator==(const JackpotAnswer&, const JackpotAnswer&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotAnswer, (), (levels))

// How far a count is whose question was put with `?watch=` and a word of the asker's own.
struct StudyProgress {
    bool is_counting = false;  // false: it waits for others, is answered, or was given up
    std::uint64_t done = 0;    // pieces of this pass
    std::uint64_t all = 0;
    std::uint32_t pass = 0;  // from 1: a count goes over its pieces once or several times
    friend bool operator==(const StudyProgress&, const StudyProgress&) = default;
};
BOOST_DESCRIBE_STRUCT(StudyProgress, (), (is_counting, done, all, pass))

}  // namespace baize::screen
