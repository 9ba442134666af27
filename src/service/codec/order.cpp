#include "service/codec/order.h"

#include "formats/json/json_text.h"
#include "ledger/record/type_name.h"
#include "service/codec/command_form.h"
#include "service/codec/json.h"

namespace baize::codec {

namespace {

// Writes the fields with which every response begins.
void begin_answer(JsonText& json, const Order& order) {
    json.begin_object();
    if (order.key != 0) json.key("key").number(static_cast<std::int64_t>(order.key));
    json.key("by").number(order.by);
}

void write_refusal(JsonText& json,
                   const Rejection& refusal,
                   std::optional<Moment> until = std::nullopt) {
    json.key("refused").begin_object();
    json.key("reason").string(name(refusal.reason));
    json.key("sentence").string(sentence(refusal.reason));
    json.key("clause").string(refusal.clause.id());
    if (until) json.key("until").number(until->microseconds());
    json.end_object();
}

// Writes a query result under the name of the query.
template <typename Told>
void write_told(std::string& out,
                const Order& order,
                std::string_view question,
                const Result<Told>& answer) {
    JsonText json(out);
    begin_answer(json, order);
    if (answer) {
        json.key(question);
        write_json(json, *answer);
    } else {
        write_refusal(json, answer.error());
    }
    json.end_object();
    out += '\n';
}

// Writes a list unless it is empty.
template <typename Things>
void write_some(JsonText& json, std::string_view name, const Things& things) {
    if (things.empty()) return;
    json.key(name);
    write_json(json, things);
}

}  // namespace

void OrderReader::read_field(const JsonValue& field, Order& order) {
    const std::string_view name = line_.key(field);
    if (name == "by") {
        // Person 0 is refused, because only the house itself may act as the house when it deals the
        // committed cards.
        const std::int64_t person =
            read_between(line_, field, 1, std::numeric_limits<house::PersonId>::max());
        order.by = static_cast<house::PersonId>(person);
    } else if (name == "key") {
        order.key = static_cast<house::CommandKey>(read_between(line_, field, 1, largest_line_key));
    } else if (name == "do") {
        order.command.emplace();
        read_command(line_, field, *order.command);
    } else if (name == "ask") {
        read_json(line_, field, order.asked.emplace());
    } else if (name == "now" && time_from_ == TimeFrom::lines) {
        read_json(line_, field, order.now);
    } else if (name == "now") {
        line_.add_error(field, "is not allowed, because the server uses its own clock");
    } else {
        add_unknown_field_error(line_, field);
    }
}

void OrderReader::look_for_missing(const Order& order) {
    const bool says_time = time_from_ == TimeFrom::lines;
    if (says_time && line_.find(line_.root(), "now") == nullptr)
        return line_.add_error("lacks the field \"now\"");
    const bool is_only_time = says_time && line_.root().count == 1;
    if (is_only_time) return;
    if (order.by == 0) line_.add_error("lacks the field \"by\"");
    if (order.command && order.asked) return line_.add_error("has both \"do\" and \"ask\"");
    if (!order.command && !order.asked) line_.add_error("lacks the field \"do\"");
}

bool OrderReader::read(std::string_view text, Order& order) {
    order = {};
    if (!line_.read(text)) return false;
    if (!expect_kind(line_, line_.root(), JsonKind::object)) return false;
    for (const JsonValue& field : line_.inside(line_.root())) {
        read_field(field, order);
        if (line_.has_error()) return false;
    }
    look_for_missing(order);
    return !line_.has_error();
}

void write_answer(std::string& out,
                  const Order& order,
                  const Result<house::Receipt>& answer,
                  house::CommandKey next_key,
                  const Brought& brought,
                  std::optional<Moment> until) {
    JsonText json(out);
    begin_answer(json, order);
    if (answer) {
        json.key("events").begin_array();
        for (std::uint64_t event = answer->first; event <= answer->last; ++event)
            json.number(static_cast<std::int64_t>(event));
        json.end_array();
        write_some(json, "made", brought.made);
        write_some(json, "said", brought.said);
        write_some(json, "money", brought.money);
    } else {
        write_refusal(json, answer.error(), until);
        if (house::is_about_key(answer.error().reason) && next_key != 0)
            json.key("next_key").number(static_cast<std::int64_t>(next_key));
    }
    json.end_object();
    out += '\n';
}

void write_advice(std::string& out, const Order& order, const Result<coach::Advice>& answer) {
    write_told(out, order, ledger::snake_name<ask::Coach>.text(), answer);
}

void write_inspected(std::string& out,
                     const Order& order,
                     const Result<house::InspectedHand>& answer) {
    write_told(out, order, ledger::snake_name<ask::InspectedHand>.text(), answer);
}

void write_reading(std::string& out,
                   const Order& order,
                   const Result<house::MeterReading>& answer) {
    const bool is_verified = std::holds_alternative<ask::VerifiedMeter>(*order.asked);
    const std::string_view question = is_verified ? ledger::snake_name<ask::VerifiedMeter>.text()
                                                  : ledger::snake_name<ask::Meter>.text();
    write_told(out, order, question, answer);
}

void write_summary(std::string& out,
                   const Order& order,
                   const Result<coach::CoachSummary>& answer) {
    write_told(out, order, ledger::snake_name<ask::CoachSummary>.text(), answer);
}

void write_seats_to_judge(std::string& out,
                          const Order& order,
                          const Result<house::SeatsToJudge>& answer) {
    write_told(out, order, ledger::snake_name<ask::SeatsToJudge>.text(), answer);
}

void write_play_limits(std::string& out,
                       const Order& order,
                       const Result<views::PlayLimitsShown>& answer) {
    write_told(out, order, ledger::snake_name<ask::PlayLimits>.text(), answer);
}

}  // namespace baize::codec
