// The coach of the practice tables: questions of players, and the cost of their decisions.
#include <utility>

#include "formats/json/nearest_decimal.h"
#include "server/broadcast/broadcaster.h"
#include "server/broadcast/message_text.h"

namespace baize::server {

// Answers one question of a session at a time, because all players share the coach's queue.
void Broadcaster::advise(SubscriberId id, Client& client, TableId table, Moment now) {
    const house::CasinoState& state = casino().state();
    const house::TableState* const found = house::find_table(state, table);
    if (client.person == 0 || found == nullptr) {
        const Rejection why{Reason::no_such_person, "I-138"_clause};
        return queue_until_durable(id, refusal_of(0, why));
    }
    if (client.is_asking)
        return queue_until_durable(
            id, views::MessageError{"The coach is still working on your last question.", false});
    summaries_.try_emplace(client.person);
    const auto question = std::make_shared<coach::AdviceQuestion>(coach::question_of(
        {state, casino().balances(), issuer_of(state, client.person, now)}, *found));
    const auto advice = std::make_shared<Result<coach::Advice>>();
    client.is_asking = true;
    const bool is_taken =
        background_([question, advice] { *advice = coach::answer(*question); },
                    [this, id, table, advice] {
                        if (const auto entry = subscribers_.find(id); entry != subscribers_.end())
                            entry->second.is_asking = false;
                        if (*advice) {
                            queue_until_durable(id, views::CoachAdvice{table, **advice});
                        } else {
                            queue_until_durable(id, refusal_of(0, advice->error()));
                        }
                    });
    if (is_taken) return;
    client.is_asking = false;
    queue_until_durable(id, views::MessageError{"The coach is busy: please ask again.", false});
}

void Broadcaster::send_summary(SubscriberId id, const Client& client) {
    queue_until_durable(id, views::SessionSummary{summaries_[client.person]});
}

// Skips judging when the queue of the worker is full, so that play continues.
void Broadcaster::judge(PersonId person,
                        const coach::PlayerDecision& decision,
                        const coach::AdviceQuestion& asked) {
    const auto question = std::make_shared<coach::AdviceQuestion>(asked);
    const auto advice = std::make_shared<Result<coach::Advice>>();
    static_cast<void>(background_(
        [question, advice] { *advice = coach::answer(*question); },
        [this, person, decision, advice] {
            if (!*advice) return;
            const auto judgement = coach::judge(**advice, decision.made);
            if (!judgement) return;
            coach::CoachSummary& summary = summaries_[person];
            summary = with(std::move(summary), *judgement);
            views::DecisionJudged judged{.table = judgement->table, .round = judgement->round};
            judged.made = judgement->made;
            judged.best = judgement->best;
            judged.is_mistake = judgement->is_mistake;
            judged.is_judged = judgement->is_judged;
            judged.cost =
                Money::of_cents(static_cast<std::int64_t>(nearest_decimal(judgement->cost) + 0.5));
            judged.advice = **advice;
            for (const auto& [id, client] : subscribers_) {
                if (client.person == person) queue_until_durable(id, judged);
            }
        }));
}

}  // namespace baize::server
