#include <algorithm>

#include "house/tables/poker/apply.h"

namespace baize::house {

namespace {

using ledger::Posting;

ledger::Account owed_to(PersonId person) {
    return {ledger::AccountKind::liability, person, 0};
}

bool is_cash(const BonusOwed& owed) {
    return owed.award.kind == poker::Prize::cash;
}

// Adds the postings of a prize from the house to the account that it is owed in, or back.
void add_owed(std::vector<Posting>& lines, const BonusOwed& owed, int sign) {
    if (!is_cash(owed)) return;
    lines.push_back({ledger::the_house, owed.award.worth * -sign});
    lines.push_back({owed_to(owed.award.player), owed.award.worth * sign});
}

class ApplyBonus {
  public:
    explicit ApplyBonus(PokerBonuses& bonuses) : bonuses_(bonuses) {}

    void operator()(const BonusQualified& qualified) {
        for (const BonusPrompt& prompt : qualified.prompts) {
            if (bonuses_.hand != prompt.hand) bonuses_.seats = {};
            bonuses_.hand = prompt.hand;
            for (const BonusHand& hand : prompt.hands)
                bonuses_.seats.insert(hand.seat);
            bonuses_.last = prompt.number;
            bonuses_.prompts.push_back(prompt);
        }
    }

    void operator()(const BonusVerified& verified) {
        std::erase_if(bonuses_.prompts,
                      [&](const BonusPrompt& prompt) { return prompt.number == verified.prompt; });
        for (const BonusOwed& award : verified.awards) {
            bonuses_.last = award.number;
            bonuses_.owed.push_back(award);
        }
    }

    void operator()(const BonusPaid& paid) { settle(paid.award); }

    void operator()(const BonusDelivered& delivered) { settle(delivered.award); }

    void operator()(const BonusFell& fell) {
        std::erase_if(bonuses_.prompts,
                      [&](const BonusPrompt& prompt) { return prompt.hand == fell.hand; });
        std::erase_if(bonuses_.owed, [&](const BonusOwed& owed) { return owed.hand == fell.hand; });
    }

  private:
    void settle(std::uint32_t number) {
        std::erase_if(bonuses_.owed, [&](const BonusOwed& owed) { return owed.number == number; });
    }

    PokerBonuses& bonuses_;
};

}  // namespace

void apply(PokerBonuses& bonuses, const BonusEvent& event, const EventMeta& /*recorded*/) {
    std::visit(ApplyBonus(bonuses), event);
}

std::vector<Posting> postings(const PokerBonuses& bonuses, Chips chips, const BonusEvent& event) {
    std::vector<Posting> lines;
    const bool is_money = chips == Chips::money;
    if (const auto* const paid = std::get_if<BonusPaid>(&event)) {
        const poker::BonusAward& award = find_owed(bonuses, paid->award)->award;
        lines.push_back({is_money ? owed_to(award.player) : bank_of(chips), -award.worth});
        lines.push_back({paid->to, award.worth});
    }
    if (!is_money) return lines;
    if (const auto* const verified = std::get_if<BonusVerified>(&event)) {
        for (const BonusOwed& award : verified->awards)
            add_owed(lines, award, 1);
    } else if (const auto* const fell = std::get_if<BonusFell>(&event)) {
        for (const BonusOwed& owed : bonuses.owed) {
            if (owed.hand == fell->hand) add_owed(lines, owed, -1);
        }
    }
    return lines;
}

}  // namespace baize::house
