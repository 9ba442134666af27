#include "casino/jackpot_steps.h"

#include <algorithm>

#include "house/meters/fold.h"
#include "house/meters/wagers.h"

namespace baize::casino {

namespace {

const house::JackpotTable* system_table(const Situation& now, const FloorTable& table) {
    const house::JackpotTable* const fitted = house::find_table(now.floor.meters, table.table);
    return fitted == nullptr || fitted->system == 0 ? nullptr : fitted;
}

// Boxes are numbered from one in the records of the systems.
std::uint32_t box_number(std::size_t box) {
    return static_cast<std::uint32_t>(box + 1);
}

// Several events of one system in one command: each is decided on what the one before left.
class SystemEvents {
  public:
    SystemEvents(const Situation& now, const FloorTable& table, Steps& steps)
        : now_(now), table_(table), steps_(steps) {}

    [[nodiscard]] const house::Meters& meters() {
        if (last_) {
            if (!changed_) changed_ = now_.floor.meters;
            house::apply(*changed_, *last_, {now_.by.now, now_.by.person, 0});
            last_.reset();
        }
        return changed_ ? *changed_ : now_.floor.meters;
    }

    template <typename Event>
    [[nodiscard]] std::optional<Rejection> add(const Result<Event>& event) {
        if (!event) return event.error();
        house::MeterEvent written = *event;
        const house::Meters& before = meters();
        const house::SystemId system = house::find_table(before, table_.table)->system;
        steps_.push_back({system_stream(system), written, postings(before, written)});
        last_ = std::move(written);
        return std::nullopt;
    }

  private:
    const Situation& now_;
    const FloorTable& table_;
    Steps& steps_;
    std::optional<house::Meters> changed_{};
    std::optional<house::MeterEvent> last_{};
};

bool goes_back(const FloorTable& table, const Round& round, std::size_t box) {
    const house::BankedGame& game = banked_game(table);
    const JackpotClaim claim = game.hooks->jackpot_claim(game.rules, round, box);
    return claim.verdict == Verdict::void_ || claim.verdict == Verdict::returned;
}

// The wager of this number that the system has, after the act: is it still the player's on the
// table, to play or to stay for the next round?
bool stays(const FloorTable& table, const Round& after, std::uint32_t number) {
    const std::size_t box = number - 1;
    if (!after.boxes[box].has(Wager::jackpot)) return false;
    if (after.phase != Phase::over || after.boxes[box].carries_jackpot) return true;
    return !goes_back(table, after, box);
}

std::vector<std::uint32_t> returned_boxes(const FloorTable& table,
                                          const house::JackpotTable& fitted,
                                          const Round& after) {
    std::vector<std::uint32_t> boxes;
    for (const house::RegisteredWager& wager : fitted.round.wagers) {
        if (!stays(table, after, wager.box)) boxes.push_back(wager.box);
    }
    return boxes;
}

// Wagers that the system does not have yet.
std::vector<house::PlacedWager> new_wagers(const FloorTable& table,
                                           const house::JackpotTable& fitted,
                                           const Round& round) {
    const Money cost = banked_game(table).rules.jackpot;
    std::vector<house::PlacedWager> wagers;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        const Money stake = round.boxes[box][Wager::jackpot];
        const bool is_registered = std::any_of(
            fitted.round.wagers.begin(), fitted.round.wagers.end(), [&](const auto& wager) {
                return wager.box == box_number(box);
            });
        if (stake.is_zero() || is_registered) continue;
        wagers.push_back({box_number(box),
                          round.boxes[box].owner[index(Wager::jackpot)],
                          static_cast<std::uint8_t>(stake.cents() / cost.cents())});
    }
    return wagers;
}

house::Outcome outcome_of(const FloorTable& table, const Round& after) {
    const house::BankedGame& game = banked_game(table);
    house::Outcome outcome{.round = round_number(table)};
    for (std::size_t box = 0; box < boxes_max; ++box) {
        if (!after.boxes[box].has(Wager::jackpot)) continue;
        if (after.boxes[box].carries_jackpot) {
            outcome.carried.push_back(box_number(box));
            continue;
        }
        const JackpotClaim claim = game.hooks->jackpot_claim(game.rules, after, box);
        if (claim.verdict == Verdict::win && claim.hand)
            outcome.winners.push_back({box_number(box), *claim.hand});
    }
    return outcome;
}

}  // namespace

std::optional<Rejection> jackpot_refused(const Situation& now,
                                         const FloorTable& table,
                                         const PlaceWager& wager) {
    if (wager.wager != Wager::jackpot || wager.amount.is_zero()) return std::nullopt;
    return wagers_refused(now.floor.meters, table.table, now.by.now);
}

std::optional<Rejection> jackpot_before(const Situation& now,
                                        const FloorTable& table,
                                        const Round& after,
                                        Steps& steps) {
    const house::JackpotTable* const fitted = system_table(now, table);
    if (fitted == nullptr) return std::nullopt;
    const std::vector<std::uint32_t> boxes = returned_boxes(table, *fitted, after);
    if (boxes.empty()) return std::nullopt;
    SystemEvents system(now, table, steps);
    // Whoever's act it was: handing back is the dealer's work.
    By dealer = now.by;
    dealer.rank = std::max(dealer.rank, Role::dealer);
    if (auto why = system.add(decide_return(system.meters(), dealer, table.table, boxes)))
        return why;
    const house::JackpotTable& left = *house::find_table(system.meters(), table.table);
    if (!after.jackpot_started || left.round.running || left.round.wagers.empty())
        return std::nullopt;
    return system.add(
        decide_register(system.meters(), dealer, table.table, round_number(table), {}));
}

std::optional<Rejection> jackpot_after(const Situation& now,
                                       const FloorTable& table,
                                       const Round& after,
                                       Steps& steps) {
    const house::JackpotTable* const fitted = system_table(now, table);
    if (fitted == nullptr) return std::nullopt;
    const Round& before = banked_felt(table)->round;
    const bool starts = after.jackpot_started && !before.jackpot_started;
    const bool ends = after.phase == Phase::over && before.phase != Phase::over;
    if (!starts && !ends) return std::nullopt;
    SystemEvents system(now, table, steps);
    if (starts) {
        return system.add(decide_register(system.meters(),
                                          now.by,
                                          table.table,
                                          round_number(table),
                                          new_wagers(table, *fitted, after)));
    }
    house::Outcome outcome = outcome_of(table, after);
    return system.add(decide_record(system.meters(), now.by, table.table, outcome));
}

std::optional<Rejection> return_carried(const Situation& now,
                                        const FloorTable& table,
                                        PersonId person,
                                        Steps& steps) {
    Round left = banked_felt(table)->round;
    leave_table(left, person);
    return jackpot_before(now, table, left, steps);
}

}  // namespace baize::casino
