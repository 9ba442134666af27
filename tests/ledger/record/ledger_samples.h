// Events for tests: a small house that takes money in, moves it about and pays it out.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ledger/journal/journal.h"

namespace baize::ledger {

[[nodiscard]] inline Bytes bytes_of(std::string_view text) {
    return std::as_bytes(std::span(text));
}

[[nodiscard]] inline Posting posting(Account account, std::int64_t cents) {
    return {account, Money::of_cents(cents)};
}

[[nodiscard]] inline Account wallet(std::uint32_t person) {
    return {AccountKind::wallet, person, 0};
}

[[nodiscard]] inline Account stack(std::uint32_t table, std::uint32_t person) {
    return {AccountKind::stack, table, person};
}

// Money comes in at the cage, goes to a table, and some of it to the house: three events.
inline void write_visit(Journal& journal, std::uint32_t person, std::uint32_t table) {
    const Stamp stamp{Moment::of_microseconds(1'000'000 * std::int64_t{person}),
                      person,
                      journal.head().sequence + 1,
                      1};
    const std::vector<Posting> in{posting(the_cage, -50'000), posting(wallet(person), 50'000)};
    const std::vector<Posting> sits{posting(wallet(person), -20'000),
                                    posting(stack(table, person), 20'000)};
    const std::vector<Posting> loses{posting(stack(table, person), -1'500),
                                     posting(the_house, 1'500)};
    const std::vector<Draft> drafts{{{StreamKind::person, person}, 1, bytes_of("cash in"), in},
                                    {{StreamKind::table, table}, 2, bytes_of("sits down"), sits},
                                    {{StreamKind::table, table}, 3, bytes_of(""), loses}};
    static_cast<void>(journal.write(stamp, drafts));
}

// A journal of a number of visits, and the batch for a store.
struct SampleLedger {
    Journal journal{};

    explicit SampleLedger(std::uint32_t visits) {
        for (std::uint32_t person = 1; person <= visits; ++person)
            write_visit(journal, person, person % 3);
    }

    [[nodiscard]] const Batch& batch() { return journal.staged(); }
};

}  // namespace baize::ledger
