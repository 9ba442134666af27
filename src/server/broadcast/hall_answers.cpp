// The sending side of the hall: messages are queued until the commands before them are durable.
#include <utility>

#include "server/broadcast/hall.h"
#include "server/broadcast/message_text.h"

namespace baize::server {

void Hall::hold(VisitorId visitor, const screen::ToBrowser& message) {
    hold(visitor, text_of(message));
}

void Hall::hold(VisitorId visitor, Text text) {
    const std::uint64_t ticket = house_.last_ticket();
    if (held_.empty() && ticket <= certain_) return send(visitor, text);
    held_.push_back({ticket, visitor, std::move(text)});
}

void Hall::send(VisitorId visitor, const Text& text) {
    const auto found = visitors_.find(visitor);
    if (found == visitors_.end()) return;
    ++counts_.sent;
    found->second.sent = now_;
    found->second.visitor->send(text);
}

void Hall::answer(const house::Answered& answered) {
    const auto found = awaited_.find(answered.ticket);
    if (found == awaited_.end()) return;
    const Awaited awaited = std::move(found->second);
    awaited_.erase(found);
    if (awaited.told) return awaited.told(answered.answer);
    if (answered.answer) {
        const house::Receipt& receipt = *answered.answer;
        return send(awaited.visitor,
                    text_of(screen::Done{
                        awaited.key, {receipt.first, receipt.last}, clerk_.brought(receipt)}));
    }
    ++counts_.refused;
    screen::Refused refused = refusal_of(awaited.key, answered.answer.error());
    const auto guest = visitors_.find(awaited.visitor);
    if (house::is_about_key(answered.answer.error().reason) && guest != visitors_.end())
        refused.next_key = casino().next_key(guest->second.person);
    send(awaited.visitor, text_of(refused));
}

// Commands of the house have tickets too, for which no session waits.
void Hall::hand_out() {
    for (const house::Answered& answered : house_.answers()) {
        while (!held_.empty() && held_.front().ticket < answered.ticket) {
            send(held_.front().visitor, held_.front().text);
            held_.pop_front();
        }
        certain_ = answered.ticket;
        answer(answered);
    }
    while (!held_.empty() && held_.front().ticket <= certain_) {
        send(held_.front().visitor, held_.front().text);
        held_.pop_front();
    }
}

}  // namespace baize::server
