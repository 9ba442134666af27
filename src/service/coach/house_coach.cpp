#include "service/coach/house_coach.h"

#include "house/casino/steps.h"
#include "service/coach/question.h"

namespace baize {

// Uses the advice that is already there, because computing it again would take as long again.
Result<coach::Advice> HouseCoach::look_up(house::PersonId person,
                                          house::TableId table,
                                          Moment now) {
    const house::Context situation{
        casino_.state(), casino_.balances(), issuer_of(casino_.state(), person, now)};
    const Result<const house::TableState*> found = table_at(situation, table);
    if (!found) return reject(found.error());
    const std::uint64_t version = casino_.journal().version(house::table_stream(table));
    Remembered& last = remembered_[person];
    if (last.advice.table == table && last.version == version) return last.advice;
    Result<coach::Advice> advice = coach::advise(situation, **found);
    if (advice) last = {version, *advice};
    return advice;
}

Result<coach::Advice> HouseCoach::advise(house::PersonId person, house::TableId table, Moment now) {
    if (house::find(casino_.state().people, person) == nullptr)
        return reject(Reason::no_such_person, "I-138"_clause);
    summaries_.try_emplace(person);
    return look_up(person, table, now);
}

Result<coach::CoachSummary> HouseCoach::summary(house::PersonId person) {
    if (house::find(casino_.state().people, person) == nullptr)
        return reject(Reason::no_such_person, "I-138"_clause);
    return summaries_[person];
}

std::optional<WatchedDecision> HouseCoach::before(house::PersonId by,
                                                  const house::Command& command,
                                                  Moment now) {
    const std::optional<coach::PlayerDecision> decision =
        coach::decision_in(casino_.state(), by, command);
    if (!decision || !summaries_.contains(decision->person)) return std::nullopt;
    Result<coach::Advice> advice = look_up(decision->person, decision->table, now);
    if (!advice) return std::nullopt;
    return WatchedDecision{decision->person, *std::move(advice), decision->made};
}

void HouseCoach::happened(const WatchedDecision& decision) {
    const std::optional<coach::Judgement> judgement = judge(decision.advice, decision.made);
    if (!judgement) return;
    coach::CoachSummary& summary = summaries_[decision.person];
    summary = with(std::move(summary), *judgement);
}

}  // namespace baize
