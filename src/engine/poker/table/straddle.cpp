#include "engine/poker/table/straddle.h"

#include "engine/core/static_vector.h"

namespace baize::poker {
namespace {

struct OverBlinds {
    std::size_t count = 0;
    Posting last{};  // the last blind or the last straddle
};

[[nodiscard]] OverBlinds over_blinds(const Plan& plan) {
    OverBlinds found;
    for (const Posting& posting : plan.opening.postings) {
        if (posting.post == Post::straddle) ++found.count;
        if (posting.post == Post::straddle || posting.post == Post::blind) found.last = posting;
    }
    return found;
}

[[nodiscard]] bool has_blind(const Plan& plan, Seat seat) {
    for (const Posting& posting : plan.opening.postings) {
        if (posting.seat != seat) continue;
        if (posting.post == Post::blind || posting.post == Post::straddle) return true;
    }
    return false;
}

// Inserts the straddle after the blinds and earlier straddles. It replaces a live blind the player
// owed. [I-131]
void insert_straddle(Plan& plan, const Posting& straddle) {
    StaticVector<Posting, postings_max> postings;
    bool placed = false;
    for (const Posting& posting : plan.opening.postings) {
        const bool is_owed = posting.post == Post::live || posting.post == Post::dead;
        if (is_owed && !placed) {
            postings.push_back(straddle);
            placed = true;
        }
        if (posting.post == Post::live && posting.seat == straddle.seat) continue;
        postings.push_back(posting);
    }
    if (!placed) postings.push_back(straddle);
    plan.opening.postings = postings;
}

// The chips the seat has left for a straddle after all its other posts.
[[nodiscard]] Money left_over(const Rules& rules, const Plan& plan, Seat seat) {
    Money left = plan.opening.stacks[seat] - rules.commission.per_person;
    for (const Posting& posting : plan.opening.postings) {
        if (posting.seat == seat && posting.post != Post::live) left -= posting.amount;
    }
    return left;
}

}  // namespace

Result<Plan> straddle(const Rules& rules, Plan plan, Seat seat, Money amount) {
    const OverBlinds before = over_blinds(plan);
    const bool is_first = before.count == 0;
    if (rules.forced.straddle.count_max == 0 || plan.last_blind == no_seat)
        return reject(Reason::not_offered, "CP 6.5"_clause);
    if (before.count >= rules.forced.straddle.count_max)
        return reject(Reason::too_many_wagers, "I-80"_clause);
    if (seat != plan.opening.dealt_in.next_after(before.last.seat))
        return reject(Reason::not_left_of_blind, is_first ? "CP 6.5"_clause : "I-80"_clause);
    if (has_blind(plan, seat)) return reject(Reason::not_offered, "I-131"_clause);
    const auto twice = checked_product(before.last.amount, 2);
    if (!twice) return reject(Reason::amount_too_large, "CP 8.9.4"_clause);
    if (amount != *twice)
        return reject(Reason::wrong_amount, is_first ? "CP 6.5"_clause : "CP 8.9.4"_clause);
    if (left_over(rules, plan, seat) < amount)
        return reject(Reason::too_few_chips, "CP 6.2"_clause);
    insert_straddle(plan, {seat, Post::straddle, amount});
    return plan;
}

}  // namespace baize::poker
