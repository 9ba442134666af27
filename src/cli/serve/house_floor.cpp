#include "cli/serve/house_floor.h"

#include <algorithm>

#include "formats/json/json_text.h"

namespace baize {

void HouseFloor::take(std::string_view line, Moment clock) {
    ++lines_;
    desk::Order order;
    if (!reader_.read(line, order)) {
        Waiting& told = waiting_.emplace_back();
        write_error(told.text, lines_, reader_.complaint());
        return;
    }
    // Time does not run backwards, whatever a line says.
    said_ = std::max(said_, order.now);
    const Moment now = time_from_ == desk::TimeFrom::lines ? said_ : clock;
    deal(now);
    if (order.asked) return tell(order, now);
    if (!order.command) {
        Waiting& told = waiting_.emplace_back();
        JsonText(told.text).begin_object().key("now").number(now.microseconds()).end_object();
        told.text += '\n';
        return;
    }
    give(order, now);
    deal(now);
}

void HouseFloor::give(desk::Order& order, Moment now) {
    const std::optional<WatchedDecision> watched = coach_.before(order.by, *order.command, now);
    const std::uint64_t last = house_.casino().journal().head().sequence;
    const std::uint64_t ticket = house_.give({order.by, order.key, now}, *order.command);
    // The same key again is answered again, and nothing happens.
    if (watched && house_.casino().journal().head().sequence > last) coach_.happened(*watched);
    order.command.reset();
    waiting_.push_back({.ticket = ticket, .order = std::move(order)});
}

void HouseFloor::tell(const desk::Order& order, Moment now) {
    Waiting& told = waiting_.emplace_back();
    if (const auto* const asked = std::get_if<desk::ask::Coach>(&*order.asked)) {
        desk::write_advice(told.text, order, coach_.advise(order.by, asked->table, now));
    } else if (std::holds_alternative<desk::ask::SeatsToJudge>(*order.asked)) {
        const house::Floor& floor = house_.casino().floor();
        desk::write_seats_to_judge(
            told.text,
            order,
            house::seats_to_judge(
                {floor, house_.casino().balances(), by_of(floor, order.by, now)}));
    } else if (const auto* const look = std::get_if<desk::ask::InspectedHand>(&*order.asked)) {
        const house::Floor& floor = house_.casino().floor();
        desk::write_inspected(
            told.text, order, house::inspected_hand(floor, order.by, look->table, look->seat));
    } else if (const auto* const meter = std::get_if<desk::ask::Meter>(&*order.asked)) {
        const house::Situation seen = situation(order.by, now);
        desk::write_reading(told.text, order, house::meter_as_at(seen, meter->system, meter->at));
    } else if (const auto* const last = std::get_if<desk::ask::VerifiedMeter>(&*order.asked)) {
        const house::Situation seen = situation(order.by, now);
        desk::write_reading(
            told.text, order, house::verified_meter(seen, last->system, last->before));
    } else {
        desk::write_summary(told.text, order, coach_.summary(order.by));
    }
    told.seen_on = house_.last_ticket();
}

house::Situation HouseFloor::situation(house::PersonId person, Moment now) const {
    const house::Casino& casino = house_.casino();
    return {casino.floor(), casino.balances(), house::by_of(casino.floor(), person, now)};
}

void HouseFloor::deal(Moment clock) {
    if (time_from_ == desk::TimeFrom::clock) return deal_at(clock);
    while (true) {
        const std::optional<Moment> next = wakes_at();
        if (!next || *next <= dealt_ || *next >= said_) break;
        deal_at(*next);
    }
    deal_at(said_);
}

// The house deals, programs play, until both wait. Programs that do not pause never wait.
void HouseFloor::deal_at(Moment now) {
    dealt_ = now;
    const house::Casino& casino = house_.casino();
    const auto give = [&](house::PersonId person, const house::Command& command) {
        static_cast<void>(house_.give({person, 0, now}, command));
        return house_.last_decided().has_value();
    };
    std::uint64_t before = 0;
    do {
        dealer_.run(house_, now);
        before = casino.journal().head().sequence;
        programs_.run(casino, now, chance_, give);
    } while (casino.journal().head().sequence != before && programs_.pace() > Span{});
    dealer_.run(house_, now);
}

std::optional<Moment> HouseFloor::wakes_at() const {
    const std::optional<Moment> dealing = dealer_.wakes_at();
    const std::optional<Moment> playing = programs_.wakes_at();
    if (!dealing || !playing) return dealing ? dealing : playing;
    return std::min(*dealing, *playing);
}

void HouseFloor::send_certain(std::string& out) {
    while (!waiting_.empty() && waiting_.front().ticket == 0 &&
           waiting_.front().seen_on <= certain_) {
        out += waiting_.front().text;
        waiting_.pop_front();
    }
}

// The house's own commands have tickets too, and nobody waits for them.
void HouseFloor::hand_out(std::string& out) {
    send_certain(out);
    for (const house::Answered& answered : house_.answers()) {
        certain_ = answered.ticket;
        send_certain(out);
        if (waiting_.empty() || waiting_.front().ticket != answered.ticket) continue;
        const desk::Order& order = waiting_.front().order;
        const desk::Brought brought =
            answered.answer ? clerk_.brought(*answered.answer) : desk::Brought{};
        desk::write_answer(
            out, order, answered.answer, house_.casino().next_key(order.by), brought);
        waiting_.pop_front();
        send_certain(out);
    }
}

}  // namespace baize
