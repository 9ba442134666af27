#include "service/report/report_json.h"

#include "formats/json/json_text.h"

namespace baize {

namespace {

void write_parts(JsonText& json, std::string_view key, const std::vector<report::Part>& parts) {
    if (parts.empty()) return;
    json.key(key).begin_object();
    for (const report::Part& part : parts)
        json.key(part.name).string(part.exact);
    json.end_object();
}

void write_wager(JsonText& json, const report::WagerReport& wager) {
    json.key(wager.name).begin_object();
    json.key("exact").string(wager.exact);
    json.key("deals").string(wager.deals);
    json.key("house_edge").decimal(wager.house_edge);
    json.key("average_wager").decimal(wager.average_wager);
    json.key("element_of_risk").decimal(wager.element_of_risk);
    json.key("standard_deviation").decimal(wager.standard_deviation);
    json.key("skewness").decimal(wager.skewness);
    json.key("hit_frequency").decimal(wager.hit_frequency);
    json.key("largest_win").decimal(wager.largest_win);
    write_parts(json, "strategy", wager.decisions);
    write_parts(json, "paid_hands", wager.paid_hands);
    json.key("outcomes").begin_array();
    for (const report::OutcomePart& outcome : wager.outcomes) {
        json.begin_object().key("net").decimal(outcome.net);
        json.key("probability").string(outcome.exact).end_object();
    }
    json.end_array().end_object();
}

void write_tables(JsonText& json, const report::Report& report) {
    json.key("pay_tables").begin_array();
    for (const report::PayTableInForce& table : report.tables) {
        json.begin_object().key("wager").string(table.wager).key("table").string(table.name);
        json.key("odds").begin_object();
        for (const report::PayLineInForce& line : table.lines)
            json.key(line.hand).string(line.odds);
        json.end_object().end_object();
    }
    json.end_array();
}

void write_interpretations(JsonText& json, const report::Report& report) {
    json.key("readings").begin_array();
    for (const report::InterpretationInForce& interpretation : report.interpretations) {
        json.begin_object()
            .key("key")
            .string(interpretation.key)
            .key("reading")
            .string(interpretation.id);
        json.key("value").truth(interpretation.value);
        if (interpretation.edge_switched)
            json.key("house_edge_switched").decimal(*interpretation.edge_switched);
        json.end_object();
    }
    json.end_array();
}

void write_published(JsonText& json, const report::Report& report) {
    json.key("published").begin_array();
    for (const report::PublishedCheck& check : report.published) {
        json.begin_object().key("figure").string(check.figure);
        json.key("printed").string(check.printed).key("ours").string(check.ours);
        json.key("agrees").truth(check.agrees).key("source").string(check.source).end_object();
    }
    json.end_array();
}

void write_strategies(JsonText& json, const report::Report& report) {
    json.key("strategies").begin_object();
    for (const report::PracticalStrategy& strategy : report.strategies) {
        json.key(strategy.name).begin_object().key("words").string(strategy.words);
        json.key("house_edge").decimal(strategy.house_edge);
        json.key("cost_exact").string(strategy.exact_cost);
        json.key("cost").decimal(strategy.cost).end_object();
    }
    json.end_object();
}

void write_grids(JsonText& json, const report::Report& report) {
    json.key("grids").begin_array();
    for (const report::Grid& grid : report.grids) {
        json.begin_object();
        for (const std::vector<report::GridSquare>& row : grid.rows) {
            for (const report::GridSquare& square : row)
                json.key(square.hand).string(square.decision);
        }
        json.end_object();
    }
    json.end_array();
}

void write_meters(JsonText& json, const report::Report& report) {
    json.key("jackpots").begin_array();
    for (const report::MeterReturn& meter : report.meters) {
        json.begin_object().key("title").string(meter.title);
        json.key("break_even").decimal(meter.break_even);
        json.key("figures").begin_array();
        for (const auto& [name, value] : meter.figures) {
            json.begin_object().key("name").string(name).key("value").string(value).end_object();
        }
        json.end_array().end_object();
    }
    json.end_array();
}

void write_simulations(JsonText& json, const report::Report& report) {
    json.key("simulations").begin_array();
    for (const report::Convergence& course : report.simulations) {
        json.begin_object().key("wager").string(course.wager).key("seed").string(course.seed);
        json.key("rounds").decimal(course.points.back().rounds);
        json.key("net").decimal(course.points.back().net);
        json.key("exact").decimal(course.exact).end_object();
    }
    json.end_array();
}

}  // namespace

std::string report_json(const report::Report& report) {
    std::string text;
    JsonText json(text);
    json.begin_object().key("game").string(report.game).key("title").string(report.title);
    json.key("book").string(report.book).key("version").string(report.version);
    write_tables(json, report);
    write_interpretations(json, report);
    json.key("wagers").begin_object();
    for (const report::WagerReport& wager : report.wagers)
        write_wager(json, wager);
    json.end_object();
    write_strategies(json, report);
    write_grids(json, report);
    write_meters(json, report);
    write_published(json, report);
    write_simulations(json, report);
    json.key("clauses").begin_array();
    for (const report::ClauseInForce& clause : report.clauses)
        json.string(clause.id);
    json.end_array().end_object();
    return text + "\n";
}

}  // namespace baize
