// Requests for exact figures and their responses, over HTTP. Decimals are computed from the exact
// figures beside them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "service/protocol/decimal.h"

namespace baize::views {

// For example "pair_plus": "A".
struct TableChosen {
    std::string name{};
    std::string table{};
    friend bool operator==(const TableChosen&, const TableChosen&) = default;
};
BOOST_DESCRIBE_STRUCT(TableChosen, (), (name, table))

// An interpretation chosen for an analysis.
struct SettingChosen {
    std::string key{};  // for example "uth.blind_loses_to_unqualified_dealer"
    bool value = false;
    friend bool operator==(const SettingChosen&, const SettingChosen&) = default;
};
BOOST_DESCRIBE_STRUCT(SettingChosen, (), (key, value))

// The odds for one hand of a custom pay table.
struct OddsChosen {
    std::string hand{};  // for example "straight_flush"
    std::string odds{};  // for example "50 to 1"
    friend bool operator==(const OddsChosen&, const OddsChosen&) = default;
};
BOOST_DESCRIBE_STRUCT(OddsChosen, (), (hand, odds))

// A custom pay table in place of the book's.
struct PayChosen {
    std::string wager{};
    std::vector<OddsChosen> lines{};
    friend bool operator==(const PayChosen&, const PayChosen&) = default;
};
BOOST_DESCRIBE_STRUCT(PayChosen, (), (wager, lines))

// A request for the exact figures of a game. Omitted choices are the usual ones.
struct AnalysisQuestion {
    std::string game{};
    std::vector<TableChosen> tables{};      // an omitted table is the first one
    std::vector<SettingChosen> settings{};  // an omitted setting is as in the register
    std::vector<PayChosen> pays{};
    bool grid = false;                 // include the starting hands
    std::optional<bool> strategies{};  // true: include what rules of thumb cost
    friend bool operator==(const AnalysisQuestion&, const AnalysisQuestion&) = default;
};
BOOST_DESCRIBE_STRUCT(AnalysisQuestion, (), (game, tables, settings, pays, grid, strategies))

// The page of `baize report` for the question, self-contained and printable.
struct AnalysisReport {
    std::string title{};
    std::string html{};
    friend bool operator==(const AnalysisReport&, const AnalysisReport&) = default;
};
BOOST_DESCRIBE_STRUCT(AnalysisReport, (), (title, html))

// How often a decision is made by the best strategy.
struct Frequency {
    std::string name{};  // a decision, such as "play_4x"
    std::string exact{};
    Decimal value{};
    friend bool operator==(const Frequency&, const Frequency&) = default;
};
BOOST_DESCRIBE_STRUCT(Frequency, (), (name, exact, value))

// A paid hand with its frequency and its contribution to the return of the wager. If several tables
// pay a wager, as in the main game, its hands have no single odds.
struct PaidHand {
    std::string hand{};  // for example "flush"
    std::string exact{};
    Decimal value{};
    std::string odds{};   // for example "50 to 1"; "": not paid by a single table of the wager
    std::string added{};  // exact: the chance times the odds; "" if `odds` is ""
    std::optional<Decimal> contribution{};
    friend bool operator==(const PaidHand&, const PaidHand&) = default;
};
BOOST_DESCRIBE_STRUCT(PaidHand, (), (hand, exact, value, odds, added, contribution))

// One possible net result of a wager, with its probability.
struct OutcomeChance {
    std::string net{};  // exact, in units of the first wager
    Decimal units{};
    std::string exact{};
    Decimal chance{};
    friend bool operator==(const OutcomeChance&, const OutcomeChance&) = default;
};
BOOST_DESCRIBE_STRUCT(OutcomeChance, (), (net, units, exact, chance))

// The exact figures of one wager.
struct WagerAnalysis {
    std::string wager{};  // for example "ante", which is the main game with best play
    std::string exact{};  // exact expectation of one unit, net, in lowest terms
    Decimal ev{};
    Decimal house_edge{};
    Decimal average_wager{};
    Decimal element_of_risk{};
    Decimal standard_deviation{};
    Decimal win{};
    Decimal standoff{};
    Decimal lose{};
    std::vector<Frequency> decisions{};     // frequency per dealt round
    std::vector<PaidHand> paid_hands{};     // strongest hand first
    std::vector<OutcomeChance> outcomes{};  // smallest net first
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

// The expected value of one choice.
struct ChoiceWorth {
    std::string option{};  // for example "play_4x" or "check"
    std::string exact{};
    Decimal ev{};
    friend bool operator==(const ChoiceWorth&, const ChoiceWorth&) = default;
};
BOOST_DESCRIBE_STRUCT(ChoiceWorth, (), (option, exact, ev))

// A starting hand and the value of each first decision.
struct StartingHandShown {
    std::string hand{};  // for example "AKs", "77" or "T9o"
    std::uint32_t count = 0;
    std::string best{};
    std::vector<ChoiceWorth> choices{};
    friend bool operator==(const StartingHandShown&, const StartingHandShown&) = default;
};
BOOST_DESCRIBE_STRUCT(StartingHandShown, (), (hand, count, best, choices))

// A rule of thumb for the main game, and what it costs compared with the best play.
struct RuleOfThumb {
    std::string name{};   // of the strategy in `baize simulate`
    std::string words{};  // for example "play Q-6-4 or better, fold less"
    Decimal house_edge{};
    std::string cost_exact{};
    Decimal cost{};
    friend bool operator==(const RuleOfThumb&, const RuleOfThumb&) = default;
};
BOOST_DESCRIBE_STRUCT(RuleOfThumb, (), (name, words, house_edge, cost_exact, cost))

// The exact figures of a game.
struct AnalysisAnswer {
    std::string game{};
    std::string title{};
    Decimal milliseconds{};
    std::vector<WagerAnalysis> wagers{};
    std::vector<StartingHandShown> grid{};  // if the game has a grid and it was requested
    std::vector<RuleOfThumb> strategies{};  // if they were requested; empty for Flop Chase
    friend bool operator==(const AnalysisAnswer&, const AnalysisAnswer&) = default;
};
BOOST_DESCRIBE_STRUCT(AnalysisAnswer, (), (game, title, milliseconds, wagers, grid, strategies))

// The possible choices follow.

// A pay table of the book, by its name.
struct NamedTable {
    std::string table{};  // the name in the book
    std::vector<OddsChosen> lines{};
    friend bool operator==(const NamedTable&, const NamedTable&) = default;
};
BOOST_DESCRIBE_STRUCT(NamedTable, (), (table, lines))

// The pay tables among which an analysis can choose.
struct TableOptions {
    std::string name{};     // for example "pair_plus"
    bool is_choice = true;  // true if the sign chooses one table; false if the book has only one
    std::vector<NamedTable> tables{};
    std::vector<std::string> hands{};  // hands that a custom table may pay, strongest first
    friend bool operator==(const TableOptions&, const TableOptions&) = default;
};
BOOST_DESCRIBE_STRUCT(TableOptions, (), (name, is_choice, tables, hands))

// An interpretation that can be chosen.
struct SettingOption {
    std::string key{};
    std::string reading{};   // for example "I-4"
    std::string sentence{};  // the effect when it is on
    bool standard = false;
    friend bool operator==(const SettingOption&, const SettingOption&) = default;
};
BOOST_DESCRIBE_STRUCT(SettingOption, (), (key, reading, sentence, standard))

// The possible choices in a question about the game's jackpot.
struct JackpotOptions {
    std::string kind{};                       // "prize_meter" or "levels"
    std::vector<std::uint8_t> pay_options{};  // of the book; empty: only one prize table
    std::vector<std::uint32_t> seeds{};       // in wagers; empty if the book fixes the seed
    std::uint8_t levels = 1;
    Money wager{};  // the default wager
    friend bool operator==(const JackpotOptions&, const JackpotOptions&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotOptions, (), (kind, pay_options, seeds, levels, wager))

// A game that can be analysed, with its choices.
struct AnalysedGame {
    std::string game{};
    std::string title{};
    std::string book{};
    bool has_grid = false;
    std::vector<TableOptions> pays{};
    std::vector<SettingOption> settings{};
    std::optional<JackpotOptions> jackpot{};  // null if the game has none
    friend bool operator==(const AnalysedGame&, const AnalysedGame&) = default;
};
BOOST_DESCRIBE_STRUCT(AnalysedGame, (), (game, title, book, has_grid, pays, settings, jackpot))

// The games that can be analysed.
struct AnalysisGames {
    std::vector<AnalysedGame> games{};
    friend bool operator==(const AnalysisGames&, const AnalysisGames&) = default;
};
BOOST_DESCRIBE_STRUCT(AnalysisGames, (), (games))

// Asks for the return of a jackpot wager as a linear function of the meter.
struct JackpotQuestion {
    std::string kind{};  // "prize_meter" or "levels"
    std::string game{};
    std::uint8_t option = 1;  // of a prize meter at Caribbean Stud
    Money wager{};            // cost of the wager; with levels, that of Level 1
    // For a prize meter: the displayed amount after a reset, in cents. It must be one of the book's
    // seeds times the wager; null means the smallest.
    std::optional<Money> seed{};
    std::vector<SettingChosen> settings{};
    friend bool operator==(const JackpotQuestion&, const JackpotQuestion&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotQuestion, (), (kind, game, option, wager, seed, settings))

// The return of a Jackpot wager on one level.
struct JackpotReturn {
    std::uint8_t level = 1;
    Money wager{};
    std::string bonus_return{};       // exact: for each unit staked, from fixed prizes
    std::string meter_coefficient{};  // exact: for each unit on the display
    Decimal bonus_return_value{};
    Decimal meter_coefficient_value{};
    std::optional<Money> break_even{};  // display at which the wager returns its cost
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

// The return of each level of a Jackpot wager.
struct JackpotAnswer {
    std::vector<JackpotReturn> levels{};
    friend bool operator==(const JackpotAnswer&, const JackpotAnswer&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotAnswer, (), (levels))

// The progress of a job that was requested with `?watch=` and an id chosen by the client.
struct StudyProgress {
    bool is_running = false;  // false: it is queued, done or cancelled
    std::uint64_t done = 0;   // finished parts of this pass
    std::uint64_t total = 0;
    std::uint32_t pass = 0;  // counts from 1; a job may go over its parts several times
    friend bool operator==(const StudyProgress&, const StudyProgress&) = default;
};
BOOST_DESCRIBE_STRUCT(StudyProgress, (), (is_running, done, total, pass))

}  // namespace baize::views
