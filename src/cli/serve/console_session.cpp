#include "cli/serve/console_session.h"

#include <algorithm>

#include "formats/json/json_text.h"
#include "house/workflows/people/why_limited.h"
#include "service/offers/show_play_limits.h"

namespace baize {

void ConsoleSession::take(std::string_view line, Moment clock) {
    ++lines_;
    codec::Order order;
    if (!reader_.read(line, order)) {
        Waiting& entry = waiting_.emplace_back();
        write_error(entry.text, lines_, reader_.error_text());
        return;
    }
    // Time does not run backwards, even if a line has an earlier time.
    said_ = std::max(said_, order.now);
    const Moment now = time_from_ == codec::TimeFrom::lines ? said_ : clock;
    deal(now);
    if (order.asked) return tell(order, now);
    if (!order.command) {
        Waiting& entry = waiting_.emplace_back();
        JsonText(entry.text).begin_object().key("now").number(now.microseconds()).end_object();
        entry.text += '\n';
        return;
    }
    submit(order, now);
    deal(now);
}

void ConsoleSession::submit(codec::Order& order, Moment now) {
    const std::optional<WatchedDecision> watched = coach_.before(order.by, *order.command, now);
    const std::uint64_t last = house_.casino().journal().head().sequence;
    const std::uint64_t ticket = house_.submit({order.by, order.key, now}, *order.command);
    const Result<house::Receipt> answer = house_.last_result();
    const std::optional<Moment> until =
        answer ? std::nullopt
               : house::refusal_ends(
                     house_.casino().state(), order.by, *order.command, answer.error().reason, now);
    // A repeated key only repeats its answer and has no effect.
    if (watched && house_.casino().journal().head().sequence > last) coach_.happened(*watched);
    order.command.reset();
    waiting_.push_back({.ticket = ticket, .order = std::move(order), .until = until});
}

void ConsoleSession::tell(const codec::Order& order, Moment now) {
    Waiting& entry = waiting_.emplace_back();
    if (const auto* const asked = std::get_if<codec::ask::Coach>(&*order.asked)) {
        codec::write_advice(entry.text, order, coach_.advise(order.by, asked->table, now));
    } else if (std::holds_alternative<codec::ask::SeatsToJudge>(*order.asked)) {
        const house::CasinoState& state = house_.casino().state();
        codec::write_seats_to_judge(
            entry.text,
            order,
            house::seats_to_judge(
                {state, house_.casino().balances(), issuer_of(state, order.by, now)}));
    } else if (const auto* const look = std::get_if<codec::ask::InspectedHand>(&*order.asked)) {
        const house::CasinoState& state = house_.casino().state();
        codec::write_inspected(
            entry.text, order, house::inspected_hand(state, order.by, look->table, look->seat));
    } else if (const auto* const wanted = std::get_if<codec::ask::PlayLimits>(&*order.asked)) {
        codec::write_play_limits(entry.text,
                                 order,
                                 house::limits_for(context(order.by, now), wanted->person)
                                     .map([&](const house::PlayRecord* record) {
                                         return views::show_play_limits(
                                             wanted->person, *record, now);
                                     }));
    } else if (const auto* const meter = std::get_if<codec::ask::Meter>(&*order.asked)) {
        const house::Context seen = context(order.by, now);
        codec::write_reading(entry.text, order, house::meter_as_at(seen, meter->system, meter->at));
    } else if (const auto* const last = std::get_if<codec::ask::VerifiedMeter>(&*order.asked)) {
        const house::Context seen = context(order.by, now);
        codec::write_reading(
            entry.text, order, house::verified_meter(seen, last->system, last->before));
    } else {
        codec::write_summary(entry.text, order, coach_.summary(order.by));
    }
    entry.seen_on = house_.last_ticket();
}

house::Context ConsoleSession::context(house::PersonId person, Moment now) const {
    const house::Casino& casino = house_.casino();
    return {casino.state(), casino.balances(), house::issuer_of(casino.state(), person, now)};
}

void ConsoleSession::deal(Moment clock) {
    if (time_from_ == codec::TimeFrom::clock) return deal_at(clock);
    while (true) {
        const std::optional<Moment> next = wakes_at();
        if (!next || *next <= dealt_ || *next >= said_) break;
        deal_at(*next);
    }
    deal_at(said_);
}

// Lets the house deal and the bots play, until both wait. Bots without a delay never wait.
void ConsoleSession::deal_at(Moment now) {
    dealt_ = now;
    const house::Casino& casino = house_.casino();
    const auto submit = [&](house::PersonId person, const house::Command& command) {
        static_cast<void>(house_.submit({person, 0, now}, command));
        return house_.last_result().has_value();
    };
    std::uint64_t before = 0;
    do {
        dealer_.run(house_, now);
        before = casino.journal().head().sequence;
        bots_.run(casino, now, random_source_, submit);
    } while (casino.journal().head().sequence != before && bots_.pace() > Span{});
    dealer_.run(house_, now);
}

std::optional<Moment> ConsoleSession::wakes_at() const {
    const std::optional<Moment> dealing = dealer_.wakes_at();
    const std::optional<Moment> playing = bots_.wakes_at();
    if (!dealing || !playing) return dealing ? dealing : playing;
    return std::min(*dealing, *playing);
}

void ConsoleSession::send_durable(std::string& out) {
    while (!waiting_.empty() && waiting_.front().ticket == 0 &&
           waiting_.front().seen_on <= answered_ticket_) {
        out += waiting_.front().text;
        waiting_.pop_front();
    }
}

// Commands of the house itself also have tickets, which no client waits for.
void ConsoleSession::flush(std::string& out) {
    send_durable(out);
    for (const house::CommandResult& answered : house_.take_results()) {
        answered_ticket_ = answered.ticket;
        send_durable(out);
        if (waiting_.empty() || waiting_.front().ticket != answered.ticket) continue;
        const codec::Order& order = waiting_.front().order;
        const codec::Brought brought =
            answered.answer ? receipt_details_.brought(*answered.answer) : codec::Brought{};
        codec::write_answer(out,
                            order,
                            answered.answer,
                            house_.casino().next_key(order.by, codec::largest_line_key),
                            brought,
                            waiting_.front().until);
        waiting_.pop_front();
        send_durable(out);
    }
}

}  // namespace baize
