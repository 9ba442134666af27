#include "house/cases/powers.h"

#include <algorithm>
#include <array>

namespace baize::house {

namespace {

constexpr Role melbourne = Role::assistant_casino_manager;
constexpr Role pit_boss = Role::area_manager;
constexpr Role operator_rank = Role::area_manager;

struct SanctionRow {
    Book book = Book::cp;
    Sanction sanction = Sanction::barred;
    Power power{};
};

// Perth only voids and bars. Exchanging cards or information forfeits the wager where the book says
// so. In CP the hand is dead and its wagers stay in the pot, which the game does. [I-99]
constexpr std::array sanctions{
    SanctionRow{Book::cp, Sanction::wager_voided, {"CP 13.2.1"_clause, melbourne}},
    SanctionRow{Book::cp, Sanction::barred, {"CP 13.2.2"_clause, melbourne}},
    SanctionRow{Book::cp, Sanction::winnings_held, {"CP 13.2.3"_clause, melbourne}},
    SanctionRow{Book::cp, Sanction::device_confiscated, {"CP 13.2.4"_clause, melbourne}},
    SanctionRow{Book::cp, Sanction::person_detained, {"CP 13.2.5"_clause, melbourne}},
    SanctionRow{Book::cs, Sanction::wager_voided, {"CS 14.2.1"_clause, melbourne}},
    SanctionRow{Book::cs, Sanction::wager_forfeited, {"CS 7.5.1(a)"_clause, Role::supervisor}},
    SanctionRow{Book::cs, Sanction::barred, {"CS 14.2.2"_clause, melbourne}},
    SanctionRow{Book::cs, Sanction::winnings_held, {"CS 14.2.3"_clause, melbourne}},
    SanctionRow{Book::cs, Sanction::person_detained, {"CS 14.2.4"_clause, melbourne}},
    SanctionRow{Book::tcp, Sanction::wager_voided, {"TCP 11.2.1"_clause, pit_boss}},
    SanctionRow{Book::tcp, Sanction::wager_forfeited, {"TCP 7.5.1(a)"_clause, Role::supervisor}},
    SanctionRow{Book::tcp, Sanction::barred, {"TCP 11.2.2"_clause, pit_boss}},
    SanctionRow{Book::tcp, Sanction::winnings_held, {"TCP 11.2.3"_clause, pit_boss}},
    SanctionRow{Book::tcp, Sanction::device_confiscated, {"TCP 11.2.4"_clause, pit_boss}},
    SanctionRow{Book::tcp, Sanction::person_detained, {"TCP 11.2.5"_clause, pit_boss}},
    SanctionRow{Book::uth, Sanction::wager_voided, {"UTH 6.9(a)"_clause, operator_rank}},
    SanctionRow{Book::uth, Sanction::barred, {"UTH 6.9(b)"_clause, operator_rank}},
    SanctionRow{Book::ch, Sanction::wager_voided, {"CH 6.9(a)"_clause, operator_rank}},
    SanctionRow{Book::ch, Sanction::barred, {"CH 6.9(b)"_clause, operator_rank}},
};

struct CauseRow {
    Book book = Book::cp;
    InvalidationCause cause = InvalidationCause::fraud;
    Power power{};
};

constexpr std::array causes{
    CauseRow{Book::cp, InvalidationCause::disruption, {"CP 13.5.1"_clause, Role::supervisor}},
    CauseRow{Book::cp, InvalidationCause::fraud, {"CP 13.5.2"_clause, Role::supervisor}},
    CauseRow{Book::cs, InvalidationCause::disruption, {"CS 14.3.1"_clause, Role::supervisor}},
    CauseRow{Book::cs, InvalidationCause::fraud, {"CS 14.3.2"_clause, Role::supervisor}},
    CauseRow{Book::cs, InvalidationCause::wrong_card_count, {"CS 11.11"_clause, Role::supervisor}},
    CauseRow{Book::tcp, InvalidationCause::wrong_card_count, {"TCP 9.10"_clause, pit_boss}},
    CauseRow{Book::tcp, InvalidationCause::disruption, {"TCP 11.3.1"_clause, pit_boss}},
    CauseRow{Book::tcp, InvalidationCause::fraud, {"TCP 11.3.2"_clause, pit_boss}},
    CauseRow{Book::uth, InvalidationCause::disruption, {"UTH 6.4(a)"_clause, operator_rank}},
    CauseRow{Book::uth, InvalidationCause::fraud, {"UTH 6.4(b)"_clause, operator_rank}},
    CauseRow{Book::uth, InvalidationCause::wrong_card_count, {"UTH 6.4(c)"_clause, operator_rank}},
    CauseRow{Book::ch, InvalidationCause::disruption, {"CH 6.4(a)"_clause, operator_rank}},
    CauseRow{Book::ch, InvalidationCause::fraud, {"CH 6.4(b)"_clause, operator_rank}},
};

constexpr DisputeClauses cp_disputes{.refund = "CP 13.6"_clause,
                                     .notice = "CP 13.9"_clause,
                                     .ruling = "CP 13.10"_clause,
                                     .review = "CP 13.11"_clause,
                                     .complaint = "CP 13.11"_clause};
constexpr DisputeClauses cs_disputes{.refund = "CS 14.4"_clause,
                                     .notice = "CS 14.9"_clause,
                                     .ruling = "CS 14.10"_clause,
                                     .review = "CS 14.11"_clause,
                                     .complaint = "CS 14.11"_clause};
constexpr DisputeClauses tcp_disputes{.refund = "TCP 11.4"_clause,
                                      .notice = "TCP 11.9"_clause,
                                      .ruling = "TCP 11.10"_clause,
                                      .review = "TCP 11.10"_clause};
constexpr DisputeClauses uth_disputes{
    .refund = "UTH 6.4"_clause, .ruling = "UTH 6.10"_clause, .review = "UTH 6.10"_clause};
constexpr DisputeClauses ch_disputes{
    .refund = "CH 6.4"_clause, .ruling = "CH 6.10"_clause, .review = "CH 6.10"_clause};

}  // namespace

std::optional<Power> sanction_power(Book book, Sanction sanction) {
    const auto* const row = std::find_if(sanctions.begin(), sanctions.end(), [&](const auto& r) {
        return r.book == book && r.sanction == sanction;
    });
    if (row == sanctions.end()) return std::nullopt;
    return row->power;
}

std::optional<Power> invalidation_power(Book book, InvalidationCause cause) {
    const auto* const row = std::find_if(causes.begin(), causes.end(), [&](const auto& r) {
        return r.book == book && r.cause == cause;
    });
    if (row == causes.end()) return std::nullopt;
    return row->power;
}

const DisputeClauses& dispute_clauses(Book book) {
    switch (book) {
        case Book::cp: return cp_disputes;
        case Book::cs: return cs_disputes;
        case Book::tcp: return tcp_disputes;
        case Book::uth: return uth_disputes;
        case Book::ch: return ch_disputes;
    }
    return cp_disputes;
}

Answerable answers_for_reading(Book book) {
    switch (book) {
        case Book::cp: return Answerable::nobody;   // Cards speak. [CP 8.7]
        case Book::cs:                              // [CS 7.5.2(a)] [CS 7.6.1]
        case Book::tcp: return Answerable::both;    // [TCP 5.10.4] [TCP 5.10.5]
        case Book::uth: return Answerable::dealer;  // [UTH 6.1]
        case Book::ch: return Answerable::player;   // [CH 6.1]
    }
    return Answerable::nobody;
}

const std::string& regulator(const Regulators& regulators, Book book) {
    return is_victorian(book) ? regulators.victoria : regulators.western_australia;
}

}  // namespace baize::house
