#include "house/casino/booking.h"

#include <algorithm>

#include "house/cases/money.h"
#include "house/casino/game_state.h"
#include "house/meters/fold.h"
#include "house/workflows/rulings/whose_money.h"

namespace baize::house {

namespace {

using ledger::AccountKind;
using ledger::Posting;

// If the record of the round is no longer kept, no ruling can undo the round either.
void book_earlier(CasinoState& state,
                  TableId at,
                  std::uint64_t round,
                  std::span<const Posting> moved) {
    TableState* const table = find_table(state, at);
    RoundRecord* const kept = table == nullptr ? nullptr : find_round_record(table->books, round);
    if (kept != nullptr) add_lines(*kept, moved);
}

class BookJackpot {
  public:
    BookJackpot(CasinoState& state, std::span<const Posting> moved)
        : state_(state), moved_(moved) {}

    void operator()(const WagersRegistered& event) { play(event.table); }

    void operator()(const WagersReturned& event) { play(event.table); }

    // Keeps the outcome as a claim even if nothing was won, because the increments are in the
    // meter.
    void operator()(const OutcomeRecorded& event) {
        play(event.table);
        TableState& table = *find_table(state_, event.table);
        const JackpotTable& fitted = *find_table(state_.meters, event.table);
        Claim claim;
        claim.system = fitted.system;
        claim.table = event.table;
        claim.round = event.round;
        claim.prizes = event.prizes;
        claim.before = find_system(state_.meters, fitted.system)->value;
        claim.after = event.after;
        for (const RegisteredWager& wager : fitted.round.wagers) {
            const bool stays =
                std::count(event.carried.begin(), event.carried.end(), wager.box) > 0;
            if (!stays) claim.wagers.push_back(wager);
        }
        RoundRecord& kept = open_round_record(table.books, event.round, book_of(table));
        kept.jackpot.reset();
        if (!claim.wagers.empty()) kept.jackpot = std::move(claim);
    }

    void operator()(const ClaimPaid& event) { claimed(event.claim); }

    // The wagers are on the layout again, or will be settled again.
    void operator()(const ClaimVoided& event) {
        claimed(event.claim);
        const Claim& claim = *find_claim(state_.meters, event.claim);
        RoundRecord* const kept =
            find_round_record(find_table(state_, claim.table)->books, claim.round);
        if (kept != nullptr) kept->jackpot.reset();
    }

    // One event covers several tables; each gets its own stakes back.
    void operator()(const FaultConfirmed& event) {
        for (const Posting& line : moved_) {
            if (line.account.kind != AccountKind::pot) continue;
            TableState& table = *find_table(state_, line.account.owner);
            const Posting from_system{reserve_account(event.system), -line.amount};
            const std::vector<Posting> lines{line, from_system};
            book_play(table, lines);
        }
    }

    void operator()(const OutcomeFell& event) { undone(event.table, event.round); }

    void operator()(const RoundUndone& event) { undone(event.table, event.round); }

    void operator()(const auto& /*event*/) {}

  private:
    void undone(TableId table, std::uint64_t round) {
        book_earlier(state_, table, round, moved_);
        RoundRecord* const kept = find_round_record(find_table(state_, table)->books, round);
        if (kept != nullptr) kept->jackpot.reset();
    }

    void play(TableId table) { book_play(*find_table(state_, table), moved_); }

    void claimed(std::uint64_t id) {
        const Claim& claim = *find_claim(state_.meters, id);
        book_earlier(state_, claim.table, claim.round, moved_);
    }

    CasinoState& state_;
    std::span<const Posting> moved_;
};

class BookCase {
  public:
    BookCase(CasinoState& state, std::span<const Posting> moved) : state_(state), moved_(moved) {}

    void operator()(const SanctionImposed& event) { sanction(event); }

    void operator()(const SanctionEnded& event) {
        sanction(find_sanction(state_.cases, event.sanction)->imposed);
    }

    void operator()(const OutcomeInvalidated& event) {
        book_earlier(state_, event.table, event.round, moved_);
        if (event.dispute != 0) release(event.dispute);
    }

    void operator()(const DisputeOpened& event) {
        if (event.round != 0) pin(find_table(state_, event.table)->books, event.round);
    }

    void operator()(const DisputeRuled& event) {
        dispute(event.dispute);
        release(event.dispute);
    }

    void operator()(const ReviewAnswered& event) {
        const CaseNumber of = find_review(state_.cases, event.review)->requested.of;
        if (find_dispute(state_.cases, of) == nullptr) return;
        dispute(of);
        release(of);
    }

    void operator()(const PaymentHeld& event) {
        book_earlier(state_, event.table, event.round, moved_);
    }

    void operator()(const PaymentHoldEnded& event) {
        const PaymentHeld& held = find_hold(state_.cases, event.hold)->held;
        book_earlier(state_, held.table, held.round, moved_);
    }

    void operator()(const auto& /*event*/) {}

  private:
    void sanction(const SanctionImposed& imposed) {
        if (imposed.round == 0) return;
        const IncidentFiled& filed = find_incident(state_.cases, imposed.incident)->filed;
        if (filed.book != Book::cp) {
            book_earlier(state_, filed.table, imposed.round, moved_);
            return;
        }
        // The winnings of a player and the amount that the player's wallet gave back are one sum.
        book_earlier(state_, filed.table, imposed.round, at_the_table(filed.table, moved_));
    }

    void dispute(CaseNumber number) {
        const DisputeOpened& opened = find_dispute(state_.cases, number)->opened;
        book_earlier(state_, opened.table, opened.round, moved_);
    }

    // A dispute that was ruled on and reviewed can have no further effect. A ruling without a
    // review can still be overturned, and may invalidate the round with it; no book sets a time
    // limit. [I-120]
    void release(CaseNumber number) {
        const Dispute& dispute = *find_dispute(state_.cases, number);
        const auto& reviews = state_.cases.reviews;
        const bool is_reviewed = std::any_of(reviews.begin(), reviews.end(), [&](const auto& r) {
            return r.requested.of == number && r.answered;
        });
        if (!dispute.ruled || !is_reviewed || dispute.opened.round == 0) return;
        unpin(find_table(state_, dispute.opened.table)->books, dispute.opened.round);
    }

    CasinoState& state_;
    std::span<const Posting> moved_;
};

}  // namespace

void book_play(TableState& table, std::span<const Posting> moved) {
    if (moved.empty()) return;
    add_lines(open_round_record(table.books, round_number(table), book_of(table)), moved);
}

void book_settlement(TableState& table, const std::vector<SettledLine>& settled) {
    RoundRecord& kept = open_round_record(table.books, round_number(table), book_of(table));
    kept.is_settled = true;
    if (banked_state(table) == nullptr) return;
    kept.wagers.clear();
    for (const SettledLine& line : settled) {
        kept.wagers.push_back(
            {line.box, line.owner, line.wager.wager, line.wager.staked, line.wager.back});
    }
}

void book_hand(TableState& table) {
    const PokerTable& game_state = *poker_state(table);
    open_round_record(table.books, game_state.number, book_of(table)).hand =
        PlayedHand{poker_game(table).rules, game_state.hand, game_state.players};
}

void book_jackpot(CasinoState& state, const MeterEvent& event, std::span<const Posting> moved) {
    std::visit(BookJackpot(state, moved), event);
}

void book_stakes(CasinoState& state,
                 TableId table,
                 std::uint64_t round,
                 std::span<const Posting> moved) {
    book_earlier(state, table, round, moved);
}

void book_case(CasinoState& state, const CaseEvent& event, std::span<const Posting> moved) {
    std::visit(BookCase(state, moved), event);
}

std::vector<Posting> carried_lines(const CasinoState& state, const TableState& table) {
    std::vector<Posting> lines;
    const BankedTable* const game_state = banked_state(table);
    if (game_state == nullptr || game_state->round.phase != Phase::over) return lines;
    const JackpotTable* const fitted = find_table(state.meters, table.table);
    for (std::size_t i = 0; i < boxes_max; ++i) {
        const Box& box = game_state->round.boxes[i];
        if (!box.carries_jackpot || !box.has(Wager::jackpot)) continue;
        const bool is_in_system =
            fitted != nullptr && std::any_of(fitted->round.wagers.begin(),
                                             fitted->round.wagers.end(),
                                             [&](const auto& wager) { return wager.box == i + 1; });
        const Money stake = box[Wager::jackpot];
        const PersonId owner = box.owner[index(Wager::jackpot)];
        lines.push_back({stack_of(table.table, owner), -stake});
        // The account of the system does not matter: if the round is undone, the money is the
        // house's.
        lines.push_back(
            {is_in_system ? reserve_account(fitted->system) : pot_of(table.table), stake});
    }
    return lines;
}

void hand_over(const CasinoState& state, TableState& table) {
    const std::uint64_t round = round_number(table);
    std::vector<Posting> lines = carried_lines(state, table);
    const PokerTable* const game_state = poker_state(table);
    const RoundRecord* const misdealt = find_round_record(table.books, round);
    if (game_state != nullptr && game_state->hand.deal_again && misdealt != nullptr)
        lines = misdealt->booked;
    if (lines.empty()) return;
    add_lines(open_round_record(table.books, round, book_of(table)), contra_of(lines));
    add_lines(open_round_record(table.books, round + 1, book_of(table)), lines);
}

}  // namespace baize::house
