#include "house/workflows/people/change_settings.h"

#include "house/casino/casino_state.h"
#include "house/words.h"

namespace baize::house {

namespace {

// No waiting time may exceed a day; the limit is our own.
constexpr Span longest_time = Span::of_hours(24);

bool is_a_time(Span time, Span least) {
    return time >= least && time <= longest_time;
}

std::optional<Rejection> why_not_seating(const SeatingSettings& wanted) {
    const Span second = Span::of_seconds(1);
    if (!is_a_time(wanted.offer_time, second))
        return Rejection{Reason::setting_out_of_range, "I-111"_clause};
    if (!is_a_time(wanted.return_time, second))
        return Rejection{Reason::setting_out_of_range, "I-110"_clause};
    if (!is_a_time(wanted.absence_alert, second))
        return Rejection{Reason::setting_out_of_range, "I-109"_clause};
    if (wanted.priority && !is_a_time(*wanted.priority, second))
        return Rejection{Reason::setting_out_of_range, "I-118"_clause};
    if (!is_a_time(wanted.chips_time, second) || !is_a_time(wanted.gone_time, second))
        return Rejection{Reason::setting_out_of_range, "I-144"_clause};
    if (!is_a_time(wanted.gone_clock, second))
        return Rejection{Reason::setting_out_of_range, "I-149"_clause};
    if (!is_a_time(wanted.gone_sits_out, second))
        return Rejection{Reason::setting_out_of_range, "I-145"_clause};
    if (wanted.timeouts_max == 0) return Rejection{Reason::setting_out_of_range, "I-148"_clause};
    if (wanted.missed_blinds_max == 0 || !is_a_time(wanted.away_time, second))
        return Rejection{Reason::setting_out_of_range, "I-148"_clause};
    if (wanted.guest_tables == 0) return Rejection{Reason::setting_out_of_range, "I-144"_clause};
    if (wanted.free_seats_elsewhere == 0)
        return Rejection{Reason::setting_out_of_range, "I-96"_clause};
    return std::nullopt;
}

std::optional<Rejection> why_not_regulators(const Regulators& wanted) {
    for (const std::string& name : {wanted.victoria, wanted.western_australia}) {
        if (const auto reason = why_not_words(name)) {
            const bool is_missing = *reason == Reason::words_missing;
            return Rejection{is_missing ? Reason::name_missing : *reason, "I-121"_clause};
        }
    }
    return std::nullopt;
}

}  // namespace

Result<Steps> change_settings(const Context& now, const ChangeSettings& command) {
    const Clause clause = "I-138"_clause;
    if (const auto why = needs(now.by, Role::executive, clause)) return reject(*why);
    if (const auto reason = why_not_words(command.words)) return reject(*reason, clause);
    const FloorSettings& wanted = command.settings;
    if (const auto why = why_not_seating(wanted.seating)) return reject(*why);
    // The same minimum of twenty minutes as for other changes of a meter. [I-107]
    if (!is_a_time(wanted.meters.option_notice, sign_time))
        return reject(Reason::notice_too_short, "I-107"_clause);
    if (const auto why = why_not_regulators(wanted.regulators)) return reject(*why);
    if (wanted == now.state.settings) return reject(Reason::already_done, clause);
    return one({house_stream, SettingsChanged{wanted, command.words}, {}});
}

}  // namespace baize::house
