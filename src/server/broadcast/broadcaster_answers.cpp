// The sending side of the broadcaster: messages are queued until the commands before them are
// durable.
#include <utility>

#include "server/broadcast/broadcaster.h"
#include "server/broadcast/message_text.h"

namespace baize::server {

void Broadcaster::queue_until_durable(SubscriberId subscriber, const views::ToBrowser& message) {
    queue_until_durable(subscriber, text_of(message));
}

void Broadcaster::queue_until_durable(SubscriberId subscriber, Text text) {
    const std::uint64_t ticket = house_.last_ticket();
    if (outgoing_.empty() && ticket <= durable_ticket_) return send(subscriber, text);
    outgoing_.push_back({ticket, subscriber, std::move(text)});
}

void Broadcaster::send(SubscriberId subscriber, const Text& text) {
    const auto found = subscribers_.find(subscriber);
    if (found == subscribers_.end()) return;
    ++counts_.sent;
    found->second.sent = now_;
    found->second.subscriber->send(text);
}

void Broadcaster::answer(const house::CommandResult& answered) {
    const auto found = pending_commands_.find(answered.ticket);
    if (found == pending_commands_.end()) return;
    const PendingCommand pending = std::move(found->second);
    pending_commands_.erase(found);
    if (pending.on_durable) return pending.on_durable(answered.answer);
    if (answered.answer) {
        const house::Receipt& receipt = *answered.answer;
        return send(
            pending.subscriber,
            text_of(views::Accepted{
                pending.key, {receipt.first, receipt.last}, receipt_details_.brought(receipt)}));
    }
    ++counts_.refused;
    views::Refused refused = refusal_of(pending.key, answered.answer.error());
    refused.until = pending.until;
    const auto client = subscribers_.find(pending.subscriber);
    if (house::is_about_key(answered.answer.error().reason) && client != subscribers_.end())
        refused.next_key = casino().next_key(client->second.person, views::largest_browser_key);
    send(pending.subscriber, text_of(refused));
}

// Commands of the house have tickets too, for which no session waits.
void Broadcaster::flush() {
    for (const house::CommandResult& answered : house_.take_results()) {
        while (!outgoing_.empty() && outgoing_.front().ticket < answered.ticket) {
            send(outgoing_.front().subscriber, outgoing_.front().text);
            outgoing_.pop_front();
        }
        durable_ticket_ = answered.ticket;
        answer(answered);
    }
    while (!outgoing_.empty() && outgoing_.front().ticket <= durable_ticket_) {
        send(outgoing_.front().subscriber, outgoing_.front().text);
        outgoing_.pop_front();
    }
}

}  // namespace baize::server
