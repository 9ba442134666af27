#include "house/tables/poker/decide_bonus.h"

#include <algorithm>

#include "engine/poker/money/bonus.h"

namespace baize::house {

namespace {

constexpr Clause verified_first = "CP 11.3"_clause;
constexpr Clause as_cash = "CP 11.3.1"_clause;
constexpr Clause as_goods = "CP 11.3.2"_clause;

TabledCards hole_of(const poker::Hand& hand, poker::Seat seat) {
    TabledCards cards;
    for (std::size_t i = 0; i < hand.cards.hole_count[seat]; ++i) {
        if (hand.cards.hole[seat][i].is_seen()) cards.push_back(hand.cards.hole[seat][i].card());
    }
    return cards;
}

// Returns the best line of each promotion that the hand reaches.
std::vector<const BonusPrize*> lines_for(const PokerGame& game, FiveCardRank hand) {
    std::vector<const BonusPrize*> best;
    for (const BonusPrize& line : game.bonuses) {
        const FiveCardRank least = bonus_sign(line).least;
        if (hand < least) continue;
        const auto same = std::find_if(best.begin(), best.end(), [&](const BonusPrize* other) {
            return other->promotion == line.promotion;
        });
        if (same == best.end()) {
            best.push_back(&line);
        } else if (bonus_sign(**same).least < least) {
            *same = &line;
        }
    }
    return best;
}

// Adds one prompt per line of the sign, so that the winners who share a prize are seen together.
void add_hand(BonusQualified& qualified,
              std::uint32_t last,
              std::uint64_t round,
              const PokerGame& game,
              const BonusHand& hand) {
    for (const BonusPrize* const line : lines_for(game, hand.hand)) {
        auto prompt = std::find_if(qualified.prompts.begin(),
                                   qualified.prompts.end(),
                                   [&](const BonusPrompt& other) { return other.prize == *line; });
        if (prompt == qualified.prompts.end()) {
            const auto number = static_cast<std::uint32_t>(last + qualified.prompts.size() + 1);
            qualified.prompts.push_back({number, round, *line, {}});
            prompt = qualified.prompts.end() - 1;
        }
        prompt->hands.push_back(hand);
    }
}

bool has_qualified(const PokerBonuses& bonuses, std::uint64_t hand, poker::Seat seat) {
    return bonuses.hand == hand && bonuses.seats.contains(seat);
}

}  // namespace

std::optional<BonusQualified> found_bonuses(const PokerBonuses& bonuses,
                                            const PokerTable& table,
                                            const PokerGame& game) {
    BonusQualified qualified;
    for (const poker::Seat seat : table.hand.shown) {
        const auto rank = poker::bonus_hand(game.rules, table.hand, seat);
        if (!rank) continue;
        const BonusHand hand{seat, table.players[seat], hole_of(table.hand, seat), *rank};
        add_hand(qualified, bonuses.last, table.number, game, hand);
    }
    if (qualified.prompts.empty()) return std::nullopt;
    return qualified;
}

std::optional<poker::Seat> may_table_hand(const PokerBonuses& bonuses,
                                          const PokerTable& table,
                                          const PokerGame& game) {
    const poker::Hand& hand = table.hand;
    const bool has_ended = hand.phase == poker::Phase::over && !hand.is_void && !hand.deal_again;
    const bool has_board = hand.cards.board_count > 0 && !hand.board_for_side_wagers;
    if (game.bonuses.empty() || !has_ended || !has_board || hand.live.size() != 1)
        return std::nullopt;
    const poker::Seat seat = hand.live.lowest();
    if (hand.shown.contains(seat) || has_qualified(bonuses, table.number, seat))
        return std::nullopt;
    return seat;
}

Result<BonusEvent> decide_table_hand(const PokerBonuses& bonuses,
                                     const PokerTable& table,
                                     const PokerGame& game,
                                     const Issuer& by,
                                     poker::Seat seat,
                                     const TabledCards& cards) {
    if (const auto refusal = office_refused(by)) return reject(*refusal);
    if (seat >= poker::seats_max) return reject(Reason::no_such_seat, "CP 4.1"_clause);
    const PersonId person = table.players[seat];
    if (game.rules.dealing == poker::Dealing::live) {
        if (const auto refusal = needs(by, Role::dealer, verified_first)) return reject(*refusal);
    } else if (person == 0 || person != by.person) {
        return reject(Reason::not_your_box, "CP 6.18"_clause);
    }
    if (has_qualified(bonuses, table.number, seat))
        return reject(Reason::already_done, "I-100"_clause);
    TabledCards tabled = cards;
    if (tabled.empty() && game.rules.dealing == poker::Dealing::automatic)
        tabled = hole_of(table.hand, seat);
    std::vector<Card> open;
    for (std::size_t i = 0; i < tabled.size(); ++i)
        open.push_back(tabled[i]);
    const auto rank = poker::bonus_hand(game.rules, table.hand, seat, open);
    if (!rank) return reject(rank.error());
    BonusQualified qualified;
    add_hand(qualified, bonuses.last, table.number, game, {seat, person, tabled, *rank});
    if (qualified.prompts.empty()) return reject(Reason::no_such_prize, "CP 11.2"_clause);
    return qualified;
}

Result<BonusEvent> decide_verify_bonus(const PokerBonuses& bonuses,
                                       const Issuer& by,
                                       std::uint32_t prompt,
                                       const std::vector<poker::Seat>& good) {
    if (const auto refusal = needs(by, Role::supervisor, verified_first)) return reject(*refusal);
    const BonusPrompt* const found = find_prompt(bonuses, prompt);
    if (found == nullptr) return reject(Reason::no_such_claim, verified_first);
    poker::SeatSet seats;
    for (const poker::Seat seat : good) {
        const bool is_there = std::any_of(found->hands.begin(),
                                          found->hands.end(),
                                          [&](const BonusHand& hand) { return hand.seat == seat; });
        if (!is_there || seats.contains(seat))
            return reject(Reason::not_in_the_hand, verified_first);
        seats.insert(seat);
    }
    BonusVerified verified{prompt, {}};
    for (const BonusHand& hand : found->hands) {
        if (!seats.contains(hand.seat)) continue;
        const poker::BonusClaim claim{hand.person, hand.hand, seats.size()};
        const auto award = poker::award_bonus(bonus_sign(found->prize), claim, actor_of(by));
        if (!award) return reject(award.error());
        const auto number = static_cast<std::uint32_t>(bonuses.last + verified.awards.size() + 1);
        verified.awards.push_back({number, found->hand, found->prize, *award});
    }
    return verified;
}

Result<BonusEvent> decide_pay_bonus(const PokerBonuses& bonuses,
                                    Chips chips,
                                    const Issuer& by,
                                    const BonusPaid& wanted) {
    if (wanted.paid_in == poker::PaidIn::cash) {
        if (by.office != Office::cage) return reject(Reason::cage_only, "I-138"_clause);
    } else if (const auto refusal = needs(by, Role::dealer, as_cash)) {
        return reject(*refusal);
    }
    const BonusOwed* const owed = find_owed(bonuses, wanted.award);
    if (owed == nullptr) return reject(Reason::no_such_claim, as_cash);
    if (const auto paid = poker::pay_bonus(owed->award, wanted.paid_in); !paid)
        return reject(paid.error());
    if (chips == Chips::play && wanted.paid_in != poker::PaidIn::chips)
        return reject(Reason::not_offered, "I-139"_clause);
    return wanted;
}

Result<BonusEvent> decide_deliver_bonus(const PokerBonuses& bonuses,
                                        const Issuer& by,
                                        std::uint32_t award) {
    if (const auto refusal = needs(by, Role::dealer, as_goods)) return reject(*refusal);
    const BonusOwed* const owed = find_owed(bonuses, award);
    if (owed == nullptr) return reject(Reason::no_such_claim, as_goods);
    if (const auto delivered = poker::deliver_bonus(owed->award); !delivered)
        return reject(delivered.error());
    return BonusDelivered{award};
}

std::optional<BonusFell> fallen_bonuses(const PokerBonuses& bonuses, std::uint64_t hand) {
    const bool falls =
        std::any_of(bonuses.prompts.begin(),
                    bonuses.prompts.end(),
                    [&](const BonusPrompt& prompt) { return prompt.hand == hand; }) ||
        std::any_of(bonuses.owed.begin(), bonuses.owed.end(), [&](const BonusOwed& owed) {
            return owed.hand == hand;
        });
    if (!falls) return std::nullopt;
    return BonusFell{hand};
}

}  // namespace baize::house
