#include "house/casino/casino.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/core/check.h"
#include "house/casino/apply.h"
#include "house/seals/round_seals.h"
#include "house/workflows/rounds/decision_point.h"
#include "ledger/record/encoding.h"

namespace baize::house {

namespace {

// The number of the snapshot's layout. A change of the layout increments it, and the program of the
// new layout then reads the events instead of an older snapshot.
constexpr std::uint64_t snapshot_layout = 0x5EA7'0003;

constexpr Clause answered_once = "I-140"_clause;

// Writes the body of an event: the event itself and, before the first event of a command, the
// command.
void write_body(const Command* asked, const CasinoEvent& happened, std::vector<std::byte>& out) {
    ledger::ByteWriter writer(out);
    writer.number(asked == nullptr ? 0 : 1);
    if (asked != nullptr) ledger::encode(writer, *asked);
    ledger::encode(writer, happened);
}

std::uint16_t kind_of(const CasinoEvent& happened) {
    const ledger::Type& type = ledger::type_of<CasinoEvent>();
    return static_cast<std::uint16_t>(type.alternatives[happened.index()].tag);
}

ledger::Fault mismatch(const ledger::EventHead& head, std::string_view what) {
    return {ledger::FaultKind::record, fmt::format("event {}: {}", head.sequence, what)};
}

// True for a person on the list and for the house itself. An unknown number must not act: it has no
// rank, and issuer_of() would take it for the house.
bool is_person(const CasinoState& state, PersonId person) {
    return person == the_house_itself || find(state.people, person) != nullptr;
}

bool has_moved_on(const CasinoState& state, const SeenDecisionPoint& seen) {
    const TableState* const table = find_table(state, seen.table);
    return table == nullptr || decision_point_of(*table) != seen.stage;
}

// Returns the hash of the command as it is recorded.
CommandMark mark_of(const Command& command) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter out(bytes);
    ledger::encode(out, command);
    const ledger::Hash hash = ledger::hash_of(bytes);
    CommandMark mark = 0;
    for (std::size_t i = 0; i < sizeof(mark); ++i)
        mark = mark << 8U | static_cast<CommandMark>(hash.bytes[i]);
    return mark;
}

bool same_bytes(ledger::Bytes one, ledger::Bytes other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

// Returns the disclosure of a key by the house itself, or nullptr for any other command.
const DiscloseKey* disclosure_by(const CommandEnvelope& envelope, const Command& command) {
    const auto* const banked = std::get_if<BankedCommand>(&command);
    if (envelope.person != the_house_itself || banked == nullptr) return nullptr;
    return std::get_if<DiscloseKey>(banked);
}

Command with_key(DiscloseKey command, const ledger::Vault& vault) {
    if (const auto key = vault.round_key({command.table, command.round}))
        command.key = key->bytes();
    return BankedCommand(command);
}

}  // namespace

Result<Receipt> Casino::submit(const CommandEnvelope& envelope, const Command& command) {
    if (!is_person(state_, envelope.person)) return reject(Reason::no_such_person, "I-138"_clause);
    const CommandMark mark = envelope.key == 0 ? 0 : mark_of(command);
    if (envelope.key != 0) {
        const CommandKeys::Found found = keys_.find(envelope.person, envelope.key, mark);
        if (found.seen == CommandKeys::Seen::answered) return found.answer;
        if (found.seen == CommandKeys::Seen::another)
            return reject(Reason::key_taken, answered_once);
        if (found.seen == CommandKeys::Seen::forgotten)
            return reject(Reason::command_too_old, answered_once);
    }
    const auto* const disclosing = disclosure_by(envelope, command);
    const Result<Receipt> answer = disclosing == nullptr
                                       ? carry_out(envelope, command)
                                       : carry_out(envelope, with_key(*disclosing, *vault_));
    if (auto refusal = keys_.remember(envelope.person, envelope.key, mark, answer))
        journal_.staged().add(*std::move(refusal));
    return answer;
}

Result<std::vector<Casino::Planned>> Casino::plan(const Issuer& by, const Command& command) const {
    Result<Steps> steps = decide({state_, journal_.balances(), by}, command);
    if (!steps) return reject(steps.error());
    std::vector<Planned> planned;
    planned.reserve(steps->size());
    for (Step& step : *steps) {
        const auto seal = seal_of(state_, planned.empty() ? &command : nullptr, step);
        Planned& next = planned.emplace_back(Planned{std::move(step), seal, {}});
        if (!seal) continue;
        next.key = vault_->round_key(*seal);
        auto* const promised = std::get_if<DeckPromised>(&next.step.event);
        if (promised != nullptr && next.key)
            promised->sealed.lock = ledger::lock_of(*seal, *next.key);
    }
    return planned;
}

Result<Receipt> Casino::carry_out(const CommandEnvelope& envelope, const Command& command) {
    if (envelope.seen && has_moved_on(state_, *envelope.seen))
        return reject(Reason::table_moved_on, "I-143"_clause);
    const Moment now = std::max(envelope.now, journal_.head().time);
    const Issuer by = issuer_of(state_, envelope.person, now);
    Result<std::vector<Planned>> planned = plan(by, command);
    if (!planned) return reject(planned.error());
    body_.clear();
    std::vector<std::size_t> ends;
    std::vector<ledger::Sealing> sealings;  // The drafts point into it.
    std::vector<ledger::Draft> drafts;
    for (const Planned& one : *planned) {
        write_body(ends.empty() ? &command : nullptr, one.step.event, body_);
        ends.push_back(body_.size());
    }
    std::size_t begin = 0;
    for (std::size_t i = 0; i < planned->size(); ++i) {
        const auto& [step, seal, key] = (*planned)[i];
        const ledger::Bytes body(body_.data() + begin, ends[i] - begin);
        if (seal) {
            BAIZE_CHECK(key.has_value());
            if (sealings.empty()) sealings.reserve(planned->size());
            sealings.push_back({*seal, *key, open_part(step.event)});
        }
        drafts.push_back({step.stream,
                          kind_of(step.event),
                          body,
                          step.postings,
                          seal ? &sealings.back() : nullptr});
        begin = ends[i];
    }
    const std::uint64_t first = journal_.head().sequence + 1;
    const auto written =
        journal_.write({now, envelope.person, envelope.key, rules_version}, drafts);
    // An account has been emptied since: the money must be paid in first. [I-98]
    if (!written) return reject(Reason::account_overdrawn, "I-98"_clause);
    for (std::size_t i = 0; i < planned->size(); ++i)
        commit(std::move((*planned)[i].step), {now, envelope.person, first + i});
    return Receipt{first, written->sequence};
}

void Casino::commit(Step step, const EventMeta& recorded) {
    if (watch_) watch_(state_, step, recorded);
    apply(state_, std::move(step), recorded);
}

std::optional<ledger::Fault> Casino::verify_command(const ledger::EventView& event,
                                                    const Command& asked) {
    if (!is_person(state_, event.head.actor))
        return mismatch(event.head, "the actor of the command is not registered");
    const Issuer by = issuer_of(state_, event.head.actor, event.head.time);
    Result<std::vector<Planned>> planned = plan(by, asked);
    if (!planned) {
        return mismatch(event.head,
                        fmt::format("the command would be refused: {} ({})",
                                    sentence(planned.error().reason),
                                    planned.error().clause.id()));
    }
    expected_ = *std::move(planned);
    std::reverse(expected_.begin(), expected_.end());
    first_ = event.head.sequence;
    mark_ = event.head.command == 0 ? 0 : mark_of(asked);
    return std::nullopt;
}

ledger::Fault Casino::needs_key(const ledger::EventHead& head, const ledger::SealName& round) {
    sealed_round_ = round;
    return {ledger::FaultKind::sealed,
            fmt::format("event {}: depends on the cards of round {} of table {}, which are sealed "
                        "until it is over; the ledger's key is needed",
                        head.sequence,
                        round.round,
                        round.table)};
}

// Decrypts the body of the record into opened_.
std::optional<ledger::Fault> Casino::open_record(const ledger::EventView& event,
                                                 const ledger::SealedBody& sealed) {
    const std::optional<ledger::SecretKey> key = vault_->round_key(sealed.name);
    const auto promised = promise_without_deck(sealed);
    if (promised && ledger::lock_of(sealed.name, *key) != promised->sealed.lock) {
        return mismatch(
            event.head,
            vault_->has_master()
                ? "was not sealed under this key: the ledger belongs to another key file"
                : "the key that was disclosed is not the one that was promised");
    }
    if (ledger::open_body(event.head, event.body, *key, opened_)) return std::nullopt;
    return mismatch(event.head, "its sealed body was changed, or sealed under another key");
}

// Replays the commitment to a deck that has not been dealt from, without its cards: such a deck
// does not prevent the replay of other events.
std::optional<ledger::Fault> Casino::replay_without_key(const ledger::EventView& event,
                                                        const ledger::SealedBody& sealed,
                                                        ledger::Chain chain) {
    const auto promised = promise_without_deck(sealed);
    const TableState* const table = find_table(state_, sealed.name.table);
    const bool is_promise = promised && table != nullptr && table->dealt_by == DealtBy::house &&
                            event.head.actor == the_house_itself && expected_.empty() &&
                            event.head.stream == table_stream(sealed.name.table) &&
                            event.head.kind == kind_of(*promised) && event.postings.empty();
    if (!is_promise) return needs_key(event.head, sealed.name);
    if (auto fault = journal_.replay(event, chain)) return fault;
    commit({event.head.stream, *promised, {}, {}},
           {event.head.time, event.head.actor, event.head.sequence});
    return std::nullopt;
}

std::optional<ledger::Fault> Casino::compare(const ledger::EventView& event,
                                             const Command* asked,
                                             const Planned& planned,
                                             ledger::Bytes body) {
    const Step& step = planned.step;
    body_.clear();
    write_body(asked, step.event, body_);
    const auto sealed = ledger::sealed_body(event.body);
    const bool is_sealed_so = !sealed || (planned.seal == sealed->name &&
                                          same_bytes(open_part(step.event), sealed->open));
    if (event.head.kind != kind_of(step.event) || event.head.stream != step.stream ||
        sealed.has_value() != planned.seal.has_value() || !is_sealed_so ||
        !same_bytes(body_, body)) {
        return mismatch(event.head, "the event differs from the decision of this program");
    }
    body_.clear();
    ledger::ByteWriter out(body_);
    ledger::write_postings(step.postings, out);
    if (!same_bytes(body_, event.postings))
        return mismatch(event.head, "the postings differ from the decision of this program");
    return std::nullopt;
}

std::optional<ledger::Fault> Casino::replay(const ledger::EventView& event, ledger::Chain chain) {
    if (event.head.rules != rules_version)
        return mismatch(
            event.head,
            fmt::format("was decided under version {} of the rules; this program has version {}",
                        event.head.rules,
                        rules_version));
    if (const auto round = unknown_deck(event.head)) return needs_key(event.head, *round);
    const auto sealed = ledger::sealed_body(event.body);
    if (sealed) {
        if (!vault_->round_key(sealed->name)) return replay_without_key(event, *sealed, chain);
        if (auto fault = open_record(event, *sealed)) return fault;
    }
    const ledger::Bytes body = sealed ? ledger::Bytes(opened_) : event.body;
    ledger::ByteReader in(body);
    std::optional<Command> asked;
    ledger::decode(in, asked);
    if (in.failed()) return mismatch(event.head, "the body cannot be decoded");
    if (asked.has_value() != expected_.empty())
        return mismatch(event.head, "unexpected start or end of a command");
    if (asked) {
        if (auto fault = verify_command(event, *asked)) return fault;
    }
    Planned planned = std::move(expected_.back());
    expected_.pop_back();
    if (auto fault = compare(event, asked ? &*asked : nullptr, planned, body)) return fault;
    if (auto fault = journal_.replay(event, chain)) return fault;
    commit(std::move(planned.step), {event.head.time, event.head.actor, event.head.sequence});
    if (expected_.empty())
        keys_.remember(
            event.head.actor, event.head.command, mark_, Receipt{first_, event.head.sequence});
    return std::nullopt;
}

// Returns the round whose deck is committed but still encrypted: without the key, an action of the
// house at that table cannot be replayed.
std::optional<ledger::SealName> Casino::unknown_deck(const ledger::EventHead& head) const {
    const bool is_dealing = head.actor == the_house_itself && expected_.empty() &&
                            head.stream.kind == ledger::StreamKind::table;
    if (vault_->has_master() || !is_dealing) return std::nullopt;
    const TableState* const table = find_table(state_, head.stream.number);
    if (table == nullptr || !table->sealed || !table->sealed->deck.empty()) return std::nullopt;
    return ledger::SealName{table->table, table->sealed->round};
}

bool Casino::restore_refusals(const std::vector<ledger::Note>& refusals) {
    return std::all_of(refusals.begin(), refusals.end(), [this](const ledger::Note& refusal) {
        return keys_.restore_refusals(refusal);
    });
}

std::vector<std::byte> Casino::snapshot() const {
    std::vector<std::byte> bytes;
    ledger::ByteWriter out(bytes);
    out.number(snapshot_layout);
    journal_.write_snapshot(out);
    ledger::encode(out, state_);
    ledger::encode(out, keys_.all());
    return bytes;
}

bool Casino::read_snapshot(ledger::Bytes bytes) {
    ledger::ByteReader in(bytes);
    if (in.number() != snapshot_layout) return false;
    if (!journal_.read_snapshot(in)) return false;
    ledger::decode(in, state_);
    std::vector<CommandKeys::Kept> keys;
    ledger::decode(in, keys);
    if (!in.at_end()) return false;
    for (const CommandKeys::Kept& kept : keys)
        keys_.remember(kept.person, kept.key, kept.mark, kept.answer);
    if (!index_names(state_.people)) return false;
    for (TableState& table : state_.tables) {
        if (table.board.sign && !verify(*table.board.sign)) return false;
        read_sign(table);
    }
    return true;
}

}  // namespace baize::house
