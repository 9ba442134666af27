#include "engine/poker/hand/event.h"

#include <array>

namespace baize::poker {
namespace {

constexpr std::array<std::string_view, 34> names{"fee_paid",
                                                 "ante_posted",
                                                 "blind_posted",
                                                 "straddle_posted",
                                                 "live_posted",
                                                 "dead_posted",
                                                 "side_wager_placed",
                                                 "dealt",
                                                 "burned",
                                                 "board",
                                                 "discarded",
                                                 "folded",
                                                 "checked",
                                                 "called",
                                                 "bet",
                                                 "raised",
                                                 "timed_out",
                                                 "time_bought",
                                                 "uncalled_returned",
                                                 "commission_taken",
                                                 "shown",
                                                 "mucked",
                                                 "asked_to_see",
                                                 "pot_won",
                                                 "low_won",
                                                 "side_wager_won",
                                                 "side_wager_lost",
                                                 "wagers_returned",
                                                 "over",
                                                 "ruled",
                                                 "killed",
                                                 "reshuffled",
                                                 "chips_returned",
                                                 "out_of_turn"};

static_assert(static_cast<std::size_t>(EventKind::out_of_turn) + 1 == names.size());

}  // namespace

std::string_view name(EventKind what) {
    return names[static_cast<std::size_t>(what)];
}

Event& next_event_of_full_list(EventList& events) {
    return events.emplace_back();
}

}  // namespace baize::poker
