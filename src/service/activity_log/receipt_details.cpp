#include "service/activity_log/receipt_details.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "house/casino/game_state.h"
#include "ledger/record/type_name.h"
#include "service/activity_log/round_log.h"
#include "service/codec/json.h"
#include "service/table_view/round_memory.h"
#include "service/table_view/words.h"

namespace baize::views {

namespace {

using codec::Brought;
using house::CasinoState;

// Returns a text such as "Payment held", from the name of the event.
template <typename Event>
std::string sentence_of_event() {
    return sentence_of(ledger::snake_name<Event>.text());
}

class Writing {
  public:
    Writing(const CasinoState& state,
            const house::Step& step,
            const house::EventMeta& recorded,
            Brought& out)
        : state_(state), step_(step), recorded_(recorded), out_(out) {}

    void operator()(const house::PeopleEvent& event) {
        if (std::holds_alternative<house::PersonEnrolled>(event))
            made("person", state_.people.persons.size() + 1);
    }

    void operator()(const house::TableMade& event) { made("table", event.table); }

    void operator()(const house::SignHappened& happened) {
        if (const auto* const up = std::get_if<house::SignChangeAnnounced>(&happened.event))
            made("notice", up->notice);
    }

    void operator()(const house::CardEvent& event) {
        if (const auto* const in = std::get_if<house::DecksIntroduced>(&event)) {
            for (const house::NewDeck& deck : in->decks)
                made("deck", deck.number);
        } else if (const auto* const other = std::get_if<house::CardsChanged>(&event)) {
            if (other->replacement) made("deck", other->replacement->number);
        }
        std::visit([&](const auto& one) { say_record(one); }, event);
    }

    void operator()(const house::CaseEvent& event) {
        std::visit(
            [&](const auto& one) {
                if constexpr (requires { one.number; }) made("case", one.number);
                say_record(one);
            },
            event);
    }

    void operator()(const house::MeterEvent& event) {
        if (const auto* const open = std::get_if<house::SystemOpened>(&event))
            made("system", open->system);
        const auto* const outcome = std::get_if<house::OutcomeRecorded>(&event);
        if (outcome != nullptr && !outcome->prizes.empty()) made("claim", recorded_.sequence);
    }

    // [CP 11.3]
    void operator()(const house::BonusHappened& happened) {
        if (const auto* const found = std::get_if<house::BonusQualified>(&happened.event)) {
            for (const house::BonusPrompt& prompt : found->prompts)
                made("prompt", prompt.number);
        } else if (const auto* const good = std::get_if<house::BonusVerified>(&happened.event)) {
            for (const house::BonusOwed& owed : good->awards)
                made("award", owed.number);
        }
    }

    // The log of the table also has the engine's ruling.
    void operator()(const house::RoundHappened& happened) {
        const auto* const acted = std::get_if<house::RoundActed>(&happened.event);
        if (acted == nullptr) return;
        const bool is_ruled = std::holds_alternative<Report>(acted->act.action) ||
                              std::holds_alternative<Answer>(acted->act.action);
        if (!is_ruled) return;
        const house::RoundTransition& made = *house::round_in(step_);
        for (const LogLine& line : log_act(table(happened.table), made, names()).lines)
            say_ruling(line);
    }

    void operator()(const house::HandHappened& happened) {
        if (!std::holds_alternative<house::HandReported>(happened.event)) return;
        RoundMemory memory;
        for (const LogLine& line :
             log_hand(table(happened.table), *house::hand_in(step_), names(), memory))
            say_ruling(line);
    }

    void operator()(const house::ReasonGiven& given) {
        out_.said.push_back({fmt::format("Reason: {}", given.reason.words), given.clause});
    }

    void operator()(const house::WinningsOwed& owed) {
        out_.said.push_back({fmt::format("{} must return {} paid in round {}",
                                         names()(owed.person),
                                         dollars(owed.amount),
                                         owed.round),
                             owed.clause});
    }

    void operator()(const auto& /*happened*/) {}

  private:
    void made(std::string what, std::uint64_t number) {
        out_.made.push_back({std::move(what), number});
    }

    void say_ruling(const LogLine& line) {
        if (line.kind == LineKind::ruling) out_.said.push_back({line.text, line.clause});
    }

    template <typename Event>
    void say_record(const Event& event) {
        if constexpr (requires { event.clause; }) {
            std::string sentence = sentence_of_event<Event>();
            if constexpr (requires {
                              event.sanction;
                              event.person;
                          })
                sentence = sentence_of(codec::name_of(event.sanction));
            if constexpr (requires { event.words; }) {
                if (!event.words.empty()) sentence += ": " + event.words;
            }
            out_.said.push_back({std::move(sentence), event.clause});
        }
    }

    [[nodiscard]] const house::TableState& table(house::TableId number) const {
        return *house::find_table(state_, number);
    }

    [[nodiscard]] NameOf names() const {
        return [this](house::PersonId person) {
            const house::Person* const found = house::find(state_.people, person);
            return found == nullptr ? std::string("Unknown player") : found->name;
        };
    }

    const CasinoState& state_;
    const house::Step& step_;
    const house::EventMeta& recorded_;
    Brought& out_;
};

void add_money(house::PersonId person, Money amount, std::vector<codec::Moved>& money) {
    for (codec::Moved& one : money) {
        if (one.person != person) continue;
        one.amount += amount;
        return;
    }
    money.push_back({person, amount});
}

void add_postings(const std::vector<ledger::Posting>& postings, std::vector<codec::Moved>& money) {
    using ledger::AccountKind;
    for (const ledger::Posting& line : postings) {
        const AccountKind kind = line.account.kind;
        if (kind == AccountKind::wallet) add_money(line.account.owner, line.amount, money);
        if (kind == AccountKind::stack) add_money(line.account.place, line.amount, money);
    }
}

}  // namespace

void ReceiptDetails::watch(const CasinoState& state,
                           const house::Step& step,
                           const house::EventMeta& recorded) {
    Entry entry{recorded.sequence, {}};
    std::visit(Writing(state, step, recorded, entry.brought), step.event);
    add_postings(step.postings, entry.brought.money);
    if (entry.brought == Brought{}) return;
    if (entries_.size() >= kept) entries_.pop_front();
    entries_.push_back(std::move(entry));
}

Brought ReceiptDetails::brought(const house::Receipt& receipt) const {
    Brought all;
    const auto first = std::lower_bound(
        entries_.begin(),
        entries_.end(),
        receipt.first,
        [](const Entry& entry, std::uint64_t event) { return entry.event < event; });
    for (auto entry = first; entry != entries_.end() && entry->event <= receipt.last; ++entry) {
        const Brought& one = entry->brought;
        all.made.insert(all.made.end(), one.made.begin(), one.made.end());
        all.said.insert(all.said.end(), one.said.begin(), one.said.end());
        for (const codec::Moved& moved : one.money)
            add_money(moved.person, moved.amount, all.money);
    }
    std::erase_if(all.money, [](const codec::Moved& one) { return one.amount.is_zero(); });
    return all;
}

}  // namespace baize::views
