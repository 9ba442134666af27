#include "house/seals/round_seals.h"

#include <algorithm>

#include "house/casino/game_state.h"
#include "house/seals/card_search.h"
#include "ledger/record/encoding.h"

namespace baize::house {

namespace {

constexpr Clause own_deals = "I-114"_clause;

const RoundLock* find_lock(const TableState& table, std::uint64_t round) {
    const auto found = std::find_if(table.locks.begin(),
                                    table.locks.end(),
                                    [&](const RoundLock& lock) { return lock.round == round; });
    return found == table.locks.end() ? nullptr : &*found;
}

// Returns 0 if the record belongs to no particular table.
TableId table_of(const Command* asked, const Step& step) {
    if (step.stream.kind == ledger::StreamKind::table) return step.stream.number;
    const auto look = [](const auto& one) { return one.table; };
    if (asked == nullptr) return 0;
    if (const auto* const banked = std::get_if<BankedCommand>(asked))
        return std::visit(look, *banked);
    if (const auto* const poker = std::get_if<PokerCommand>(asked)) return std::visit(look, *poker);
    return 0;
}

bool opens_hand(const CasinoEvent& event) {
    const auto* const hand = std::get_if<HandHappened>(&event);
    return hand != nullptr && std::holds_alternative<HandOpened>(hand->event);
}

// True if no further card of this round will be dealt.
bool is_done(const TableState& table, std::uint64_t round) {
    const std::uint64_t number = round_number(table);
    if (round != number) return round < number;
    if (const BankedTable* const game_state = banked_state(table))
        return game_state->round.phase == Phase::over;
    const PokerTable* const game_state = poker_state(table);
    return game_state != nullptr && game_state->hand.phase == poker::Phase::over;
}

}  // namespace

std::optional<ledger::SealName> seal_of(const CasinoState& state,
                                        const Command* asked,
                                        const Step& step) {
    if (!names_cards(step.event) && (asked == nullptr || !names_cards(*asked))) return std::nullopt;
    if (const auto* const committed = std::get_if<DeckCommitted>(&step.event))
        return ledger::SealName{committed->table, committed->sealed.round};
    const TableState* const table = find_table(state, table_of(asked, step));
    if (table == nullptr || table->locks.empty()) return std::nullopt;
    const std::uint64_t round = round_number(*table) + (opens_hand(step.event) ? 1 : 0);
    if (find_lock(*table, round) == nullptr) return std::nullopt;
    return ledger::SealName{table->table, round};
}

std::vector<std::byte> open_part(const CasinoEvent& event) {
    std::vector<std::byte> bytes;
    if (const auto* const committed = std::get_if<DeckCommitted>(&event)) {
        ledger::ByteWriter out(bytes);
        out.raw(committed->sealed.root.bytes);
        out.raw(committed->sealed.lock.bytes);
        if (committed->sealed.deal) ledger::encode(out, *committed->sealed.deal);
    }
    return bytes;
}

std::optional<DeckCommitted> commitment_without_deck(const ledger::SealedBody& sealed) {
    DeckCommitted committed{.table = sealed.name.table};
    committed.sealed.round = sealed.name.round;
    ledger::ByteReader in(sealed.open);
    ledger::decode(in, committed.sealed.root);
    ledger::decode(in, committed.sealed.lock);
    if (!in.at_end()) ledger::decode(in, committed.sealed.deal.emplace());
    if (!in.at_end()) return std::nullopt;
    return committed;
}

std::optional<std::uint64_t> round_to_disclose(const TableState& table) {
    for (const RoundLock& lock : table.locks) {
        if (is_done(table, lock.round)) return lock.round;
    }
    return std::nullopt;
}

Result<Steps> disclose_key(const Context& now, const DiscloseKey& command) {
    const auto found = table_at(now, command.table);
    if (!found) return reject(found.error());
    const TableState& table = **found;
    if (now.by.person != the_house_itself) return reject(Reason::rank_too_low, own_deals);
    const RoundLock* const lock = find_lock(table, command.round);
    if (lock == nullptr) return reject(Reason::already_done, own_deals);
    if (!is_done(table, command.round)) return reject(Reason::not_now, own_deals);
    const ledger::SecretKey key{command.key};
    if (ledger::lock_of({command.table, command.round}, key) != lock->lock)
        return reject(Reason::cards_differ, own_deals);
    return one(
        {table_stream(command.table), KeyDisclosed{command.table, command.round, command.key}, {}});
}

}  // namespace baize::house
