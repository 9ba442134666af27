#include "cli/figures/simulation_view.h"

#include <fmt/format.h>

#include "formats/settings/table_options.h"
#include "service/report/simulation_figures.h"

namespace baize {

namespace {

constexpr std::array verdicts{
    Verdict::win, Verdict::lose, Verdict::standoff, Verdict::void_, Verdict::returned};

// Converts "1234567.00" cents to whole units. Sums of a long run may exceed 64 bits, so it works
// digit by digit.
std::string amount(WideCents cents) {
    std::string digits;
    const bool negative = cents < 0;
    WideCents left = negative ? -cents : cents;
    for (std::size_t i = 0; left > 0 || i < 3; ++i, left /= 10) {
        if (i == 2) digits.insert(0, 1, '.');
        if (i > 2 && (i - 2) % 3 == 0) digits.insert(0, 1, ',');
        digits.insert(0, 1, static_cast<char>('0' + static_cast<int>(left % 10)));
    }
    return negative ? "-" + digits : digits;
}

std::string grouped(std::uint64_t count) {
    std::string digits = std::to_string(count);
    for (std::size_t i = digits.size(); i > 3;) {
        i -= 3;
        digits.insert(i, 1, ',');
    }
    return digits;
}

std::string whole(WideCents value) {
    if (value == 0) return "0";
    std::string digits;
    for (WideCents left = value < 0 ? -value : value; left > 0; left /= 10)
        digits.insert(0, 1, static_cast<char>('0' + static_cast<int>(left % 10)));
    return value < 0 ? "-" + digits : digits;
}

const WagerTally<WideCents>& tally_of(const SimulationResult& result, Wager wager) {
    return result.tally.wagers[index(wager)];
}

std::string heading(const SimulationResult& result) {
    const std::string tables = table_names(*result.game, result.simulation.setup.rules);
    std::string text = fmt::format("{}, strategy {}\n{} rounds, {} box{}, seed {}{}{}\n",
                                   result.game->facts().title,
                                   result.strategy->name,
                                   grouped(result.tally.rounds),
                                   result.simulation.setup.boxes,
                                   result.simulation.setup.boxes == 1 ? "" : "es",
                                   result.simulation.seed,
                                   tables.empty() ? "" : ", tables ",
                                   tables);
    return text + fmt::format("Every opening wager is {}.\n\n", to_string(simulated_unit));
}

std::string wager_lines(const SimulationResult& result) {
    std::string text = fmt::format("{:<19}{:>20}{:>20}{:>11}{:>23}{:>11}{:>11}\n",
                                   "wager",
                                   "staked",
                                   "returned",
                                   "return",
                                   "95 % between",
                                   "edge",
                                   "deviation");
    for (std::size_t i = 0; i < wager_count; ++i) {
        const auto wager = static_cast<Wager>(i);
        const MoneySums<WideCents>& money = tally_of(result, wager).money;
        if (money.rounds == 0) continue;
        text += fmt::format(
            "{:<19}{:>20}{:>20}", name(wager), amount(money.staked), amount(money.returned));
        if (money.staked > 0) {
            const ReturnFigures figures = return_figures(money);
            text += fmt::format("{:>9.4f} %{:>10.4f} - {:<8.4f} %{:>8.4f} %{:>11.4f}",
                                100 * figures.returned,
                                100 * figures.low,
                                100 * figures.high,
                                100 * figures.house_edge,
                                figures.standard_deviation);
        }
        text += '\n';
    }
    return text;
}

std::string verdict_lines(const SimulationResult& result) {
    std::string text = fmt::format("\n{:<19}", "wager");
    for (const Verdict verdict : verdicts)
        text += fmt::format("{:>17}", name(verdict));
    for (std::size_t i = 0; i < wager_count; ++i) {
        const auto wager = static_cast<Wager>(i);
        if (tally_of(result, wager).money.rounds == 0) continue;
        text += fmt::format("\n{:<19}", name(wager));
        for (const std::uint64_t count : tally_of(result, wager).verdicts)
            text += fmt::format("{:>17}", grouped(count));
    }
    return text + "\n";
}

double share(std::uint64_t part, std::uint64_t all) {
    return all == 0 ? 0 : static_cast<double>(part) / static_cast<double>(all);
}

std::string decision_lines(const SimulationResult& result) {
    std::string text = "\ndecisions, of all hands dealt: ";
    for (std::size_t i = 0; i < result.simulated->decisions.size(); ++i) {
        text += fmt::format("{}{} {:.4f} %",
                            i == 0 ? "" : ", ",
                            result.simulated->decisions[i],
                            100 * share(result.tally.decisions[i], result.tally.hands));
    }
    return text + "\n";
}

std::string main_game_lines(const SimulationResult& result) {
    const MainGameFigures figures =
        main_game_figures(result.tally.main_game, tally_of(result, Wager::ante).money);
    return fmt::format(
        "\nmain game, per unit of Ante: house edge {:.4f} %, 95 % between {:.4f} % and {:.4f} %,\n"
        "standard deviation {:.4f}, average wager {:.4f}, element of risk {:.4f} %\n",
        -100 * figures.net,
        -100 * figures.high,
        -100 * figures.low,
        figures.standard_deviation,
        figures.average_wager,
        100 * figures.element_of_risk);
}

std::string wager_json(const WagerTally<WideCents>& tally) {
    std::string text = fmt::format("{{\"rounds\":{},\"staked\":{},\"returned\":{}",
                                   tally.money.rounds,
                                   whole(tally.money.staked),
                                   whole(tally.money.returned));
    if (tally.money.staked > 0) {
        const ReturnFigures figures = return_figures(tally.money);
        text += fmt::format(
            ",\"return\":{:.12g},\"house_edge\":{:.12g},\"standard_deviation\":{:.12g},"
            "\"return_95\":[{:.12g},{:.12g}]",
            figures.returned,
            figures.house_edge,
            figures.standard_deviation,
            figures.low,
            figures.high);
    }
    text += ",\"results\":{";
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        text += fmt::format("{}\"{}\":{}", i == 0 ? "" : ",", name(verdicts[i]), tally.verdicts[i]);
    }
    return text + "}}";
}

std::string setup_json(const SimulationResult& result) {
    std::string text = fmt::format("{{\"game\":\"{}\",\"strategy\":\"{}\",\"tables\":{{",
                                   result.game->facts().name,
                                   result.strategy->name);
    bool first = true;
    for (const TableChoice& choice : result.game->facts().choices) {
        text += fmt::format("{}\"{}\":\"{}\"",
                            first ? "" : ",",
                            choice.name,
                            result.simulation.setup.rules.tables[choice.slot].name);
        first = false;
    }
    return text + fmt::format("}},\"rounds\":{},\"boxes\":{},\"seed\":{},\"unit\":{}",
                              result.tally.rounds,
                              result.simulation.setup.boxes,
                              result.simulation.seed,
                              simulated_unit.cents());
}

}  // namespace

std::string simulation_text(const SimulationResult& result) {
    return heading(result) + wager_lines(result) + verdict_lines(result) + main_game_lines(result) +
           decision_lines(result);
}

std::string simulation_json(const SimulationResult& result) {
    std::string text = setup_json(result) + ",\"wagers\":{";
    bool first = true;
    for (std::size_t i = 0; i < wager_count; ++i) {
        const WagerTally<WideCents>& tally = result.tally.wagers[i];
        if (tally.money.rounds == 0) continue;
        text += fmt::format(
            "{}\"{}\":{}", first ? "" : ",", name(static_cast<Wager>(i)), wager_json(tally));
        first = false;
    }
    const MainGameFigures main =
        main_game_figures(result.tally.main_game, tally_of(result, Wager::ante).money);
    text += fmt::format(
        "}},\"main_game\":{{\"ev\":{:.12g},\"house_edge\":{:.12g},\"ev_95\":[{:.12g},{:.12g}],"
        "\"standard_deviation\":{:.12g},\"average_wager\":{:.12g},\"element_of_risk\":{:.12g}}}",
        main.net,
        -main.net,
        main.low,
        main.high,
        main.standard_deviation,
        main.average_wager,
        main.element_of_risk);
    text += ",\"decisions\":{";
    for (std::size_t i = 0; i < result.simulated->decisions.size(); ++i) {
        text += fmt::format("{}\"{}\":{:.12g}",
                            i == 0 ? "" : ",",
                            result.simulated->decisions[i],
                            share(result.tally.decisions[i], result.tally.hands));
    }
    return text + "}}\n";
}

}  // namespace baize
