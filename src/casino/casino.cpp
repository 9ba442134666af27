#include "casino/casino.h"

#include <algorithm>

#include <fmt/format.h>

#include "casino/apply.h"
#include "casino/stage.h"
#include "core/check.h"
#include "ledger/described.h"

namespace baize::casino {

namespace {

constexpr Clause answered_once = "I-140"_clause;

// The body of an event: what happened, and before the first of a command, what was asked.
void write_body(const Command* asked, const Happening& happened, std::vector<std::byte>& out) {
    ledger::ByteWriter writer(out);
    writer.number(asked == nullptr ? 0 : 1);
    if (asked != nullptr) ledger::encode(writer, *asked);
    ledger::encode(writer, happened);
}

std::uint16_t kind_of(const Happening& happened) {
    return static_cast<std::uint16_t>(happened.index());
}

ledger::Fault misfit(const ledger::EventHead& head, std::string_view what) {
    return {ledger::FaultKind::record, fmt::format("event {}: {}", head.sequence, what)};
}

// Somebody of the house, or the house itself. A number that is nobody's must not act: it has no
// rank, and by_of() would take it for the house.
bool is_somebody(const Floor& floor, PersonId person) {
    return person == the_house_itself || find(floor.people, person) != nullptr;
}

bool has_moved_on(const Floor& floor, const StageSeen& seen) {
    const FloorTable* const table = find_table(floor, seen.table);
    return table == nullptr || stage_of(*table) != seen.stage;
}

bool same_bytes(ledger::Bytes one, ledger::Bytes other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

}  // namespace

Result<Receipt> Casino::give(const Asking& asking, const Command& command) {
    if (!is_somebody(floor_, asking.person)) return reject(Reason::no_such_person, "I-138"_clause);
    if (asking.key != 0) {
        const CommandKeys::Found found = keys_.find(asking.person, asking.key);
        if (found.seen == CommandKeys::Seen::answered) return found.answer;
        if (found.seen == CommandKeys::Seen::forgotten)
            return reject(Reason::command_too_old, answered_once);
    }
    const Result<Receipt> answer = carry_out(asking, command);
    if (auto refusal = keys_.remember(asking.person, asking.key, answer))
        journal_.staged().add(*std::move(refusal));
    return answer;
}

Result<Receipt> Casino::carry_out(const Asking& asking, const Command& command) {
    if (asking.seen && has_moved_on(floor_, *asking.seen))
        return reject(Reason::table_moved_on, "I-143"_clause);
    const Moment now = std::max(asking.now, journal_.head().time);
    const By by = by_of(floor_, asking.person, now);
    const Result<Steps> steps = decide({floor_, journal_.balances(), by}, command);
    if (!steps) return reject(steps.error());
    body_.clear();
    std::vector<std::size_t> ends;
    for (const Step& step : *steps) {
        write_body(ends.empty() ? &command : nullptr, step.happening, body_);
        ends.push_back(body_.size());
    }
    std::vector<ledger::Draft> drafts;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < steps->size(); ++i) {
        const Step& step = (*steps)[i];
        const ledger::Bytes body(body_.data() + begin, ends[i] - begin);
        drafts.push_back({step.stream, kind_of(step.happening), body, step.postings});
        begin = ends[i];
    }
    const std::uint64_t first = journal_.head().sequence + 1;
    const auto written = journal_.write({now, asking.person, asking.key, rules_version}, drafts);
    // Somebody's account has been emptied since: the money has to be brought first. [I-98]
    if (!written) return reject(Reason::account_overdrawn, "I-98"_clause);
    for (std::size_t i = 0; i < steps->size(); ++i)
        happen((*steps)[i], {now, asking.person, first + i});
    return Receipt{first, written->sequence};
}

void Casino::happen(const Step& step, const Recorded& recorded) {
    if (watch_) watch_(floor_, step, recorded);
    apply(floor_, step, recorded);
}

std::optional<ledger::Fault> Casino::decide_again(const ledger::EventView& event,
                                                  const Command& asked) {
    if (!is_somebody(floor_, event.head.actor))
        return misfit(event.head, "the command is of nobody in the house");
    const By by = by_of(floor_, event.head.actor, event.head.time);
    Result<Steps> steps = decide({floor_, journal_.balances(), by}, asked);
    if (!steps) {
        return misfit(event.head,
                      fmt::format("the command would be refused: {} ({})",
                                  sentence(steps.error().reason),
                                  steps.error().clause.id()));
    }
    expected_ = *std::move(steps);
    std::reverse(expected_.begin(), expected_.end());
    first_ = event.head.sequence;
    return std::nullopt;
}

std::optional<ledger::Fault> Casino::follow(const ledger::EventView& event, ledger::Chain chain) {
    if (event.head.rules != rules_version)
        return misfit(event.head, fmt::format("decided under rules {}", event.head.rules));
    ledger::ByteReader in(event.body);
    std::optional<Command> asked;
    ledger::decode(in, asked);
    if (in.failed()) return misfit(event.head, "the body is no record of this program");
    if (asked.has_value() != expected_.empty())
        return misfit(event.head, "a command ends or begins where it cannot");
    if (asked) {
        if (auto fault = decide_again(event, *asked)) return fault;
    }
    const Step step = std::move(expected_.back());
    expected_.pop_back();
    body_.clear();
    write_body(asked ? &*asked : nullptr, step.happening, body_);
    if (event.head.kind != kind_of(step.happening) || event.head.stream != step.stream ||
        !same_bytes(body_, event.body)) {
        return misfit(event.head, "the books decide something else");
    }
    body_.clear();
    ledger::ByteWriter out(body_);
    ledger::write_postings(step.postings, out);
    if (!same_bytes(body_, event.postings)) return misfit(event.head, "the books move other money");
    if (auto fault = journal_.follow(event, chain)) return fault;
    happen(step, {event.head.time, event.head.actor, event.head.sequence});
    if (expected_.empty())
        keys_.remember(event.head.actor, event.head.command, Receipt{first_, event.head.sequence});
    return std::nullopt;
}

bool Casino::recall(const std::vector<ledger::Note>& refusals) {
    return std::all_of(refusals.begin(), refusals.end(), [this](const ledger::Note& refusal) {
        return keys_.recall(refusal);
    });
}

std::vector<std::byte> Casino::snapshot() const {
    std::vector<std::byte> bytes;
    ledger::ByteWriter out(bytes);
    journal_.write_snapshot(out);
    ledger::encode(out, floor_);
    ledger::encode(out, keys_.all());
    return bytes;
}

bool Casino::read_snapshot(ledger::Bytes bytes) {
    ledger::ByteReader in(bytes);
    if (!journal_.read_snapshot(in)) return false;
    ledger::decode(in, floor_);
    std::vector<CommandKeys::Kept> keys;
    ledger::decode(in, keys);
    if (!in.at_end()) return false;
    for (const CommandKeys::Kept& kept : keys)
        keys_.remember(kept.person, kept.key, kept.answer);
    if (!house::learn_names(floor_.people)) return false;
    for (FloorTable& table : floor_.tables) {
        if (table.board.sign && !verify(*table.board.sign)) return false;
        read_sign(table);
    }
    return true;
}

}  // namespace baize::casino
