// Makes the view of a person's own limits.
#pragma once

#include <optional>

#include "house/people/people.h"
#include "service/offers/play_limits_view.h"

namespace baize::views {

[[nodiscard]] PlayLimitsShown show_play_limits(house::PersonId person,
                                               const house::PlayRecord& record,
                                               Moment now);

// Returns nullopt for a person without a seat.
[[nodiscard]] std::optional<PlaySessionShown> show_play_session(const house::PlayRecord& record,
                                                                house::Chips chips);

// Returns nullopt for a person who may play for these chips now.
[[nodiscard]] std::optional<KeptOutShown> show_kept_out(const house::PlayRecord& record,
                                                        house::Chips chips,
                                                        Moment now);

}  // namespace baize::views
