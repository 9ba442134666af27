#include "service/settle/jackpot_stream.h"

#include <algorithm>

#include "formats/json/json_fields.h"

namespace baize {

namespace {

std::optional<MeterState> wagers(JsonLine& line, const JsonValue& value, const MeterState& state) {
    std::optional<std::int64_t> count;
    for (const JsonValue& field : line.inside(value)) {
        if (line.key(field) == "count") {
            count = read_integer(line, field, 0);
        } else {
            add_unknown_field_error(line, field);
        }
    }
    if (!count) line.add_error(value, "count is missing");
    if (line.has_error()) return std::nullopt;
    const Result<jackpots::PrizeMeter> meter =
        jackpots::register_wagers(state.rules, state.meter, *count);
    if (!meter) {
        line.add_error(value, say(meter.error()));
        return std::nullopt;
    }
    return MeterState{state.rules, *meter};
}

std::optional<LevelState> wagers(JsonLine& line, const JsonValue& value, const LevelState& state) {
    jackpots::LevelCounts counts;
    for (const JsonValue& field : line.inside(value)) {
        const std::string_view key = line.key(field);
        if (key == "level1") {
            counts.level1 = read_integer(line, field, 0);
        } else if (key == "level2") {
            counts.level2 = read_integer(line, field, 0);
        } else if (key == "level3") {
            counts.level3 = read_integer(line, field, 0);
        } else {
            add_unknown_field_error(line, field);
        }
    }
    if (line.has_error()) return std::nullopt;
    const Result<jackpots::LevelPools> pools =
        jackpots::register_wagers(state.rules, state.pools, counts);
    if (!pools) {
        line.add_error(value, say(pools.error()));
        return std::nullopt;
    }
    return LevelState{state.rules, *pools};
}

std::optional<MeterState> round(JsonLine& line,
                                const JsonValue& value,
                                const MeterState& state,
                                JackpotPrizes& prizes) {
    if (!expect_kind(line, value, JsonKind::object)) return std::nullopt;
    jackpots::HandCounts hands;
    for (const JsonValue& field : line.inside(value)) {
        const std::optional<JackpotHand> hand = parse_jackpot_hand(line.key(field));
        if (!hand) {
            add_unknown_field_error(line, field);
            break;
        }
        hands[*hand] = read_integer(line, field, 0);
        if (hands[*hand] > 0 && !state.rules.pays(*hand)) {
            line.add_error(field,
                           "the prize table in use does not pay this hand (" +
                               std::string(state.rules.pay_table().id()) + ")");
        }
    }
    if (line.has_error()) return std::nullopt;
    const Result<jackpots::MeterAward> award = jackpots::award(state.rules, state.meter, hands);
    if (!award) {
        line.add_error(value, say(award.error()));
        return std::nullopt;
    }
    for (const jackpots::Prize& prize : award->prizes)
        prizes.prizes.push_back({0, 0, prize});
    prizes.reset = award->reset;
    return MeterState{state.rules, award->meter};
}

struct WinnerFields {
    std::int64_t box = 0;
    std::int64_t level = 0;
    std::optional<JackpotHand> hand{};
};

std::int64_t read_number(JsonLine& line, const JsonValue& field, std::int64_t most) {
    const std::int64_t number = read_integer(line, field, 1);
    if (number > most) line.add_error(field, "must be at most " + std::to_string(most));
    return std::min(number, most);
}

void read_winner_field(JsonLine& line, const JsonValue& field, WinnerFields& fields) {
    const std::string_view key = line.key(field);
    if (key == "box") {
        fields.box = read_number(line, field, 1'000'000);
    } else if (key == "level") {
        fields.level = read_number(line, field, 3);
    } else if (key == "hand") {
        fields.hand = parse_jackpot_hand(read_text(line, field));
        if (!fields.hand || !jackpots::LevelRules::pays(*fields.hand)) {
            line.add_error(field, "no hand of the prize tables");
        }
    } else {
        add_unknown_field_error(line, field);
    }
}

std::optional<jackpots::LevelWinner> read_winner(JsonLine& line, const JsonValue& value) {
    if (!expect_kind(line, value, JsonKind::object)) return std::nullopt;
    WinnerFields fields;
    for (const JsonValue& field : line.inside(value)) {
        read_winner_field(line, field, fields);
    }
    if (fields.box == 0) line.add_error(value, "box is missing");
    if (fields.level == 0) line.add_error(value, "level is missing");
    if (!fields.hand) line.add_error(value, "hand is missing");
    if (line.has_error()) return std::nullopt;
    return jackpots::LevelWinner{
        static_cast<int>(fields.box), static_cast<int>(fields.level), *fields.hand};
}

std::optional<LevelState> round(JsonLine& line,
                                const JsonValue& value,
                                const LevelState& state,
                                JackpotPrizes& prizes) {
    if (!expect_kind(line, value, JsonKind::array)) return std::nullopt;
    std::vector<jackpots::LevelWinner> winners;
    for (const JsonValue& item : line.inside(value)) {
        const std::optional<jackpots::LevelWinner> winner = read_winner(line, item);
        if (!winner) return std::nullopt;
        winners.push_back(*winner);
    }
    const Result<jackpots::LevelAward> award = jackpots::key_off(state.rules, state.pools, winners);
    if (!award) {
        line.add_error(value, say(award.error()));
        return std::nullopt;
    }
    prizes.prizes = award->prizes;
    prizes.reset = award->reset;
    return LevelState{state.rules, award->pools};
}

std::optional<JackpotState> next_state(JsonLine& line,
                                       const JackpotState& state,
                                       JackpotPrizes& prizes) {
    const JsonValue& root = line.root();
    if (!expect_kind(line, root, JsonKind::object)) return std::nullopt;
    if (root.count != 1) {
        line.add_error("an event must have either \"wagers\" or \"round\"");
        return std::nullopt;
    }
    const JsonValue& event = *line.inside(root).begin();
    const bool is_wagers = line.key(event) == "wagers";
    if (!is_wagers && line.key(event) != "round") {
        add_unknown_field_error(line, event);
        return std::nullopt;
    }
    if (is_wagers && !expect_kind(line, event, JsonKind::object)) return std::nullopt;
    return std::visit(
        [&](const auto& either) -> std::optional<JackpotState> {
            if (is_wagers) return wagers(line, event, either);
            return round(line, event, either, prizes);
        },
        state);
}

}  // namespace

std::optional<std::string> JackpotStream::answer(std::string_view text, std::string& out) {
    ++number_;
    JackpotPrizes prizes;
    std::optional<JackpotState> next;
    if (line_.read(text)) {
        if (!is_configured_) {
            next = read_jackpot(line_, line_.root(), {});
        } else if (!state_) {
            line_.add_error("the jackpot has not been configured");
        } else {
            next = next_state(line_, *state_, prizes);
        }
    }
    if (next && !is_printable(*next)) line_.add_error("the amount would pass 2^63-1 cents");
    const bool is_first = !is_configured_;
    is_configured_ = true;
    if (line_.has_error()) {
        write_error(out, number_, line_.error_text());
        return line_.error_text();
    }
    state_ = std::move(next);
    if (is_first) return std::nullopt;
    JsonText json(out);
    json.begin_object();
    write_jackpot(json, *state_, prizes);
    json.end_object();
    out += '\n';
    return std::nullopt;
}

}  // namespace baize
