// The actions of staff in a shift, at the right moment or not.
#pragma once

#include <array>

#include "house/casino/game_state.h"
#include "kit/dollars.h"
#include "shift_work.h"

namespace baize::house {

class ShiftStaff {
  public:
    struct Counts {
        std::size_t paid = 0;     // jackpot claims
        std::size_t bonuses = 0;  // bonus prizes paid or delivered
        std::size_t sold = 0;     // chips sold by the chip runner
    };

    [[nodiscard]] const Counts& counts() const { return counts_; }

    void step(const ShiftWork& at) {
        const auto number = static_cast<TableId>(1 + at.below(at.state().tables.size()));
        const TableState& table = *find_table(at.state(), number);
        if (!table.board.sign) return;
        switch (at.below(6)) {
            case 0:
            case 1: return signs(at, table);
            case 2: return cases(at, table);
            case 3: return claims(at);
            case 4: return seats(at, number);
            default: return chips(at, number);
        }
    }

    // Handles the prizes of this poker table: they are verified by a person with the rank, and paid
    // or delivered.
    void bonuses(const ShiftWork& at, const TableState& table, PersonId dealer) {
        if (!table.bonuses.prompts.empty()) {
            const BonusPrompt& prompt = table.bonuses.prompts.front();
            VerifyBonus verify{table.table, prompt.number, {}};
            for (const BonusHand& hand : prompt.hands) {
                if (!at.once_in(6)) verify.good.push_back(hand.seat);
            }
            at.tell(at.once_in(8) ? dealer : at.people.supervisor, PokerCommand(verify));
        }
        if (table.bonuses.owed.empty()) return;
        const auto& owed = table.bonuses.owed[at.below(table.bonuses.owed.size())];
        const Command pay =
            owed.prize.kind == poker::Prize::cash
                ? PokerCommand(
                      PayBonus{table.table, owed.number, static_cast<poker::PaidIn>(at.below(3))})
                : PokerCommand(DeliverBonus{table.table, owed.number});
        const std::array<PersonId, 3> who{dealer, at.people.area_manager, at.people.cage};
        if (at.submit(who[at.below(who.size())], pay)) ++counts_.bonuses;
    }

  private:
    static PersonId some_dealer(const ShiftWork& at) {
        return at.people.dealers[at.below(at.people.dealers.size())];
    }

    static void signs(const ShiftWork& at, const TableState& table) {
        const PersonId manager = at.people.area_manager;
        const TableId number = table.table;
        switch (at.below(5)) {
            case 0: return change_sign(at, table);
            case 1:
                at.tell(manager,
                        SignCommand(AnnounceClosing{number, at.now + Span::of_minutes(20)}));
                return;
            case 2:
                at.tell(some_dealer(at), SignCommand(OpenTable{number, table.board.version}));
                return;
            case 3: at.tell(manager, SignCommand(CloseTable{number})); return;
            default: {
                const PersonalLimits limits{static_cast<std::uint8_t>(at.below(7)),
                                            at.some_player(),
                                            dollars(10),
                                            dollars(1'000),
                                            {}};
                at.tell(manager, SignCommand(AgreeLimits{number, limits}));
            }
        }
    }

    // Announces another minimum, with the notice that the book requires.
    static void change_sign(const ShiftWork& at, const TableState& table) {
        Sign sign = *table.board.sign;
        auto* const terms = std::get_if<HouseTerms>(&sign.terms);
        if (terms == nullptr) return;
        terms->limits.min = dollars(5 + 5 * at.below(3));
        at.tell(at.people.area_manager,
                SignCommand(AnnounceChange{table.table, sign, at.now + Span::of_minutes(20)}));
    }

    static void cases(const ShiftWork& at, const TableState& table) {
        const TableId number = table.table;
        const PersonId player = at.some_player();
        const CaseNumber last = at.state().cases.last;
        switch (at.below(6)) {
            case 3: return fall(at, table);
            case 4: return dispute(at, table);
            case 0:
                at.tell(at.people.supervisor,
                        CaseCommand(FileIncident{number,
                                                 Offence::other_breach,
                                                 {player},
                                                 "seen by the supervisor",
                                                 {},
                                                 false,
                                                 "CP 13.1"_clause}));
                return;
            case 1:
                at.tell(
                    at.people.assistant,
                    CaseCommand(BarPlayer{last, player, "out of the room", Reach::every_table}));
                return;
            default:
                at.tell(at.people.assistant, CaseCommand(ReverseSanction{last, "let in again"}));
        }
    }

    // Invalidates the last or the last but one round.
    static void fall(const ShiftWork& at, const TableState& table) {
        const InvalidateOutcome falls{table.table,
                                      round_number(table) - at.below(2),
                                      static_cast<InvalidationCause>(1 + at.below(3)),
                                      at.below(4) != 0,
                                      "a marked deck"};
        const PersonId by = at.below(2) == 0 ? at.people.supervisor : at.people.assistant;
        at.tell(by, CaseCommand(falls));
    }

    // A seated player opens a dispute; the manager awards an amount, or nothing.
    static void dispute(const ShiftWork& at, const TableState& table) {
        const auto seated = sign_facts(at.state(), table).seated;
        if (seated.empty()) return;
        const PersonId person = seated[at.below(seated.size())];
        const OpenDispute open{
            table.table, round_number(table) - at.below(2), person, {}, "my chips"};
        if (!at.submit(person, CaseCommand(open))) return;
        const CaseNumber number = at.state().cases.last;
        at.tell(at.people.supervisor, CaseCommand(AdviseComplainant{number}));
        RuleOnDispute ruling{number, "as the cards spoke", {}};
        if (at.below(2) == 0) ruling.awards.push_back({person, dollars(1 + at.below(40))});
        at.tell(at.people.area_manager, CaseCommand(ruling));
    }

    // Confirms and pays jackpot wins.
    void claims(const ShiftWork& at) {
        if (at.state().meters.claims.empty()) return;
        const Claim claim = at.state().meters.claims.front();
        for (const ClaimStep step :
             {ClaimStep::payout_determined, ClaimStep::hand_verified, ClaimStep::deck_sorted}) {
            at.tell(at.people.assistant, MeterCommand(ConfirmClaim{claim.id, step}));
        }
        const TableState& table = *find_table(at.state(), claim.table);
        const PersonId dealer = table.dealer != 0 ? table.dealer : some_dealer(at);
        if (at.submit(dealer, MeterCommand(PayClaim{claim.id}))) ++counts_.paid;
    }

    static void seats(const ShiftWork& at, TableId number) {
        const PersonId player = at.some_player();
        if (at.below(2) == 0) {
            at.tell(player, SeatingCommand(JoinList{number, player}));
        } else {
            const auto seat = static_cast<std::uint8_t>(at.below(9));
            at.tell(some_dealer(at), SeatingCommand(CallForSeat{number, seat}));
        }
    }

    void chips(const ShiftWork& at, TableId number) {
        const PersonId runner = at.people.runner;
        switch (at.below(4)) {
            case 0: {
                const ledger::Account box{ledger::AccountKind::chip_box, number, 0};
                at.tell(at.people.supervisor, EmptyChipBox{number, at.casino.balances().of(box)});
                return;
            }
            case 1:
                at.tell(at.people.cage, SupplyRunner{runner, dollars(1 + at.below(2'000))});
                return;
            case 2:
                if (at.submit(runner, SellChips{at.some_player(), dollars(1 + at.below(600))}))
                    ++counts_.sold;
                return;
            default:
                at.tell(at.people.cage, TakeBackFromRunner{runner, dollars(1 + at.below(900))});
        }
    }

    Counts counts_{};
};

}  // namespace baize::house
