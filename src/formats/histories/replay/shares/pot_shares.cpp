#include "formats/histories/replay/shares/pot_shares.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/core/static_vector.h"

namespace baize::histories {

namespace {

using poker::SeatSet;

struct Range {
    WideCents least = 0;
    WideCents most = 0;
};

WideCents divided_down(WideCents number, WideCents divisor) {
    return number / divisor - (number % divisor < 0 ? 1 : 0);
}

WideCents divided_up(WideCents number, WideCents divisor) {
    return -divided_down(-number, divisor);
}

// Consecutive pots with the same winners, whose commissions cannot be told apart.
struct WonPots {
    SeatSet high{};
    SeatSet low{};
    std::int64_t count = 0;
    Money amount{};
    Money largest{};
    Range commission{};
};

using AllWonPots = StaticVector<WonPots, poker::seats_max>;

// The part of a player in pots: `part` of `whole`, and the chips by which dividing can change it,
// multiplied by `whole`.
struct Part {
    std::int64_t part = 0;
    std::int64_t whole = 1;
    std::int64_t odd_chips = 0;
};

Part part_of(const WonPots& pots, poker::Seat seat) {
    const auto high = static_cast<std::int64_t>(pots.high.size());
    const auto low = static_cast<std::int64_t>(pots.low.size());
    const std::int64_t wins_high = pots.high.contains(seat) ? 1 : 0;
    const std::int64_t wins_low = pots.low.contains(seat) ? 1 : 0;
    if (low == 0) return {.part = wins_high, .whole = high, .odd_chips = (high - 1) * pots.count};
    if (pots.high == pots.low && high == 1) return {.part = wins_high};
    // Every half that the player wins or shares moves by less than a chip.
    const std::int64_t whole = 2 * high * low;
    return {.part = wins_high * low + wins_low * high,
            .whole = whole,
            .odd_chips = (wins_high + wins_low) * whole * pots.count};
}

SeatSet winners_of(const WonPots& pots) {
    return pots.high | pots.low;
}

// Returns the pots that players won, in order, each by itself.
AllWonPots single_pots(const poker::EventList& events) {
    AllWonPots all;
    std::size_t number = 0;  // of the last pot
    for (const poker::Event& event : events) {
        const bool is_low = event.what == poker::EventKind::low_won;
        if (!is_low && event.what != poker::EventKind::pot_won) continue;
        if (all.empty() || event.pot != number) all.push_back({.count = 1});
        number = event.pot;
        WonPots& pot = all.back();
        (is_low ? pot.low : pot.high).insert(event.seat);
        pot.amount += event.amount;
    }
    return all;
}

AllWonPots joined_by_winners(const AllWonPots& single) {
    AllWonPots all;
    for (const WonPots& pot : single) {
        const bool is_same =
            !all.empty() && all.back().high == pot.high && all.back().low == pot.low;
        if (!is_same) all.push_back({.high = pot.high, .low = pot.low});
        WonPots& pots = all.back();
        ++pots.count;
        pots.amount += pot.amount;
        pots.largest = std::max(pots.largest, pot.amount);
    }
    for (WonPots& pots : all)
        pots.commission = {.least = 0, .most = pots.amount.cents()};
    return all;
}

class Shares {
  public:
    Shares(const poker::EventList& events, const WinnersPay& winners)
        : winners_(winners), pots_(joined_by_winners(single_pots(events))) {
        for (const WonPots& pots : pots_)
            everyone_ = everyone_ | winners_of(pots);
        for (const poker::Event& event : events) {
            const bool wins =
                event.what == poker::EventKind::pot_won || event.what == poker::EventKind::low_won;
            if (wins) got_[event.seat] += event.amount;
        }
    }

    // Narrows the commissions down, main pot first. The winners change from pot to pot only
    // where one of them is not in the next pot, and that player's share tells the
    // commission of the pots before it. So each commission is found in turn.
    [[nodiscard]] bool are_possible() {
        for (std::size_t i = 0; i < pots_.size(); ++i) {
            const SeatSet last_won = winners_of(pots_[i]) - winners_after(i);
            for (const poker::Seat seat : last_won& winners_.known)
                narrow(i, seat);
            if (pots_[i].commission.least > pots_[i].commission.most) return false;
        }
        return fits_the_sum();
    }

    [[nodiscard]] bool is_side_pot_charged_more() const {
        for (std::size_t i = 1; i < pots_.size(); ++i) {
            for (std::size_t before = 0; before < i; ++before) {
                const WideCents most = pots_[before].commission.most * pots_[i].count;
                const bool is_larger = pots_[before].largest >= pots_[i].largest;
                if (is_larger && pots_[i].commission.least > most) return true;
            }
        }
        return false;
    }

  private:
    [[nodiscard]] SeatSet winners_after(std::size_t place) const {
        SeatSet winners;
        for (std::size_t i = place + 1; i < pots_.size(); ++i)
            winners = winners | winners_of(pots_[i]);
        return winners;
    }

    // Returns what the seat can have got of these pots.
    [[nodiscard]] Range share_of(const WonPots& pots, poker::Seat seat) const {
        const Part part = part_of(pots, seat);
        if (part.part == 0) return {};
        const WideCents odd = WideCents{part.odd_chips} * winners_.chip.cents();
        const WideCents all = pots.amount.cents();
        return {.least = divided_down((all - pots.commission.most) * part.part - odd, part.whole),
                .most = divided_up((all - pots.commission.least) * part.part + odd, part.whole)};
    }

    // The rest of the seat's result, for the pots at this place, tells their commission.
    void narrow(std::size_t place, poker::Seat seat) {
        WonPots& pots = pots_[place];
        const WideCents got = (got_[seat] - winners_.lack[seat]).cents();
        Range own{.least = got, .most = got};
        for (std::size_t i = 0; i < place; ++i) {
            const Range share = share_of(pots_[i], seat);
            own.least -= share.most;
            own.most -= share.least;
        }
        const Part part = part_of(pots, seat);
        const WideCents odd = WideCents{part.odd_chips} * winners_.chip.cents();
        const WideCents all = pots.amount.cents();
        Range& range = pots.commission;
        range.least =
            std::max(range.least, all - divided_up(own.most * part.whole + odd, part.part));
        range.most =
            std::min(range.most, all - divided_down(own.least * part.whole - odd, part.part));
    }

    [[nodiscard]] bool fits_the_sum() const {
        if (!(everyone_ - winners_.known).empty()) return true;
        WideCents taken = 0;
        for (const poker::Seat seat : everyone_)
            taken += winners_.lack[seat].cents();
        Range sum;
        for (const WonPots& pots : pots_) {
            sum.least += pots.commission.least;
            sum.most += pots.commission.most;
        }
        return sum.least <= taken && taken <= sum.most;
    }

    const WinnersPay& winners_;
    AllWonPots pots_;
    SeatSet everyone_{};
    std::array<Money, poker::seats_max> got_{};
};

}  // namespace

ShareFault fault_of_shares(const poker::EventList& events, const WinnersPay& winners) {
    Shares shares(events, winners);
    if (!shares.are_possible()) return ShareFault::uneven;
    return shares.is_side_pot_charged_more() ? ShareFault::side_pot : ShareFault::none;
}

}  // namespace baize::histories
