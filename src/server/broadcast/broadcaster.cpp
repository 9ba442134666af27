#include "server/broadcast/broadcaster.h"

#include <algorithm>
#include <utility>

#include "house/casino/game_state.h"
#include "house/workflows/people/why_limited.h"
#include "house/workflows/rounds/decision_point.h"
#include "server/broadcast/message_text.h"
#include "service/lobby/show_jackpot.h"
#include "service/offers/show_rights.h"
#include "service/table_view/table_snapshots.h"

namespace baize::server {

namespace {

constexpr std::size_t tables_watched_max = 32;  // by one session

// The waiting list that the event may change, or nullopt.
std::optional<house::ListId> list_changed_by(const house::Seating& seating,
                                             const house::SeatingEvent& event) {
    if (const auto* const joined = std::get_if<house::ListJoined>(&event)) return joined->list;
    if (const auto* const left = std::get_if<house::ListLeft>(&event)) return left->list;
    TableId table = 0;
    if (const auto* const taken = std::get_if<house::SeatTaken>(&event)) table = taken->table;
    if (const auto* const lapsed = std::get_if<house::OfferLapsed>(&event)) table = lapsed->table;
    const house::SeatedTable* const seats = house::table_of(seating, table);
    return seats == nullptr ? std::nullopt : std::optional(seats->list);
}

// The table that a decision is made at.
std::optional<TableId> decided_at(const house::Command& command) {
    if (const auto* const banked = std::get_if<house::BankedCommand>(&command)) {
        if (const auto* const acted = std::get_if<house::ActInRound>(banked)) return acted->table;
        if (const auto* const all = std::get_if<house::PlaceWagers>(banked)) return all->table;
    }
    if (const auto* const poker = std::get_if<house::PokerCommand>(&command)) {
        if (const auto* const acted = std::get_if<house::ActInHand>(poker)) return acted->table;
    }
    return std::nullopt;
}

// A decision applies only to the decision point at which it was made. [I-143]
std::optional<house::SeenDecisionPoint> seen_decision_point(const house::Command& command,
                                                            std::uint64_t decision_point) {
    const std::optional<TableId> table = decided_at(command);
    if (!table) return std::nullopt;
    return house::SeenDecisionPoint{*table, decision_point};
}

// True if tables of several jackpot systems may look different now, because the event is in the
// stream of one system.
bool changes_systems(const house::CasinoEvent& event) {
    const auto* const change = std::get_if<house::MeterEvent>(&event);
    return change != nullptr && (std::holds_alternative<house::SystemOpened>(*change) ||
                                 std::holds_alternative<house::SystemClosed>(*change) ||
                                 std::holds_alternative<house::OptionSwitched>(*change) ||
                                 std::holds_alternative<house::TablesSuspended>(*change) ||
                                 std::holds_alternative<house::TablesContinued>(*change));
}

}  // namespace

Broadcaster::Broadcaster(house::OpenCasino& house,
                         views::ActivityLog& activity_log,
                         house::AutoDealer auto_dealer,
                         BackgroundExecutor background,
                         BroadcasterSettings settings)
    : house_(house),
      activity_log_(activity_log),
      auto_dealer_(std::move(auto_dealer)),
      background_(std::move(background)),
      settings_(std::move(settings)),
      bots_(settings_.bot_pace) {
    // Commands from before the start are durable, so that the first messages need not wait.
    if (!house_.has_pending()) durable_ticket_ = house_.last_ticket();
}

SubscriberId Broadcaster::enter(Subscriber& subscriber,
                                PersonId person,
                                bool is_guest,
                                Moment now) {
    const SubscriberId id = ++last_subscriber_;
    subscribers_[id] = {
        .subscriber = &subscriber, .person = person, .is_guest = is_guest, .sent = now};
    if (person != 0 && ++present_[person] == 1) {
        gone_.erase(person);
        mark(person, false, now);
    }
    lobby_changed_ = true;
    views::Welcome welcome{.person = person, .is_guest = is_guest, .now = now};
    if (const house::Person* const known = house::find(casino().state().people, person))
        welcome.name = known->name;
    welcome.next_key = casino().next_key(person, views::largest_browser_key);
    welcome.version = settings_.version;
    queue_until_durable(id, welcome);
    if (person != 0) {
        changed_wallets_.insert(person);
        send_rights(id, subscribers_[id]);
    }
    return id;
}

void Broadcaster::leave(SubscriberId subscriber) {
    const auto found = subscribers_.find(subscriber);
    if (found == subscribers_.end()) return;
    for (const TableId table : found->second.tables)
        std::erase(watchers_[table], subscriber);
    if (const auto lines = present_.find(found->second.person); lines != present_.end()) {
        if (--lines->second == 0) {
            gone_[lines->first] = now_;
            present_.erase(lines);
        }
    }
    unwatch_lobby(found->second);
    subscribers_.erase(found);
    lobby_changed_ = true;
}

std::uint32_t Broadcaster::people() const {
    return static_cast<std::uint32_t>(present_.size());
}

void Broadcaster::receive(SubscriberId subscriber, const views::FromBrowser& message, Moment now) {
    const auto found = subscribers_.find(subscriber);
    if (found == subscribers_.end()) return;
    Client& client = found->second;
    if (const auto* const submitted = std::get_if<views::Submit>(&message)) {
        const house::Command command = house_command(submitted->command, client.person);
        handle_command(
            subscriber, client, {submitted->key, submitted->decision_point, command}, now);
    } else if (const auto* const wanted = std::get_if<views::WatchTable>(&message)) {
        watch(subscriber, client, wanted->table, now);
    } else if (const auto* const unwanted = std::get_if<views::UnwatchTable>(&message)) {
        std::erase(client.tables, unwanted->table);
        if (const auto watched = watchers_.find(unwanted->table); watched != watchers_.end())
            std::erase(watched->second, subscriber);
    } else if (std::holds_alternative<views::WatchLobby>(message)) {
        watch_lobby(subscriber, client, now);
    } else if (std::holds_alternative<views::UnwatchLobby>(message)) {
        unwatch_lobby(client);
    } else if (const auto* const why = std::get_if<views::Explain>(&message)) {
        explain(subscriber, client, *why, now);
    } else if (const auto* const asked = std::get_if<views::RequestAdvice>(&message)) {
        advise(subscriber, client, asked->table, now);
    } else if (std::holds_alternative<views::RequestSessionSummary>(message)) {
        send_summary(subscriber, client);
    }
}

void Broadcaster::receive(SubscriberId subscriber, const views::FromStaff& message, Moment now) {
    const auto found = subscribers_.find(subscriber);
    if (found == subscribers_.end()) return;
    const auto& submitted = std::get<views::SubmitAsStaff>(message);
    const house::Issuer by = issuer_of(casino().state(), found->second.person, now);
    if (by.person != 0 && by.rank == Role::player && by.office == house::Office::none) {
        const Rejection why{Reason::rank_too_low, "I-112"_clause};
        return queue_until_durable(subscriber, refusal_of(submitted.key, why));
    }
    handle_command(subscriber,
                   found->second,
                   {submitted.key, submitted.decision_point, submitted.command},
                   now);
}

void Broadcaster::watch_lobby(SubscriberId id, Client& client, Moment now) {
    if (!client.watches_lobby) ++lobby_watchers_;
    client.watches_lobby = true;
    const views::ViewContext seen = view_context(now);
    queue_until_durable(id, lobby_.whole(seen, people()));
    client.mine = std::move(show_mine(seen)[client.person]);
    queue_until_durable(id, views::OwnTablesChanged{client.mine});
}

void Broadcaster::unwatch_lobby(Client& client) {
    if (client.watches_lobby && --lobby_watchers_ == 0) lobby_.forget();
    client.watches_lobby = false;
}

void Broadcaster::watch(SubscriberId id, Client& client, TableId table, Moment now) {
    const house::TableState* const found = house::find_table(casino().state(), table);
    if (found == nullptr)
        return queue_until_durable(id, views::MessageError{"There is no such table.", false});
    if (client.tables.size() >= tables_watched_max)
        return queue_until_durable(
            id, views::MessageError{"Too many tables are watched: 32 at most.", false});
    if (std::find(client.tables.begin(), client.tables.end(), table) == client.tables.end()) {
        client.tables.push_back(table);
        watchers_[table].push_back(id);
    }
    sent_.try_emplace(table, Sent{activity_log_.line_count(table), found->board.version});
    ++counts_.snapshots;
    queue_until_durable(
        id,
        views::TableChanged{
            show_table(view_context(now), *found, client.person),
            true,
            lines_for(casino().state(), activity_log_.lines(table), client.person)});
}

void Broadcaster::handle_command(SubscriberId id,
                                 const Client& client,
                                 const SubmittedCommand& submitted,
                                 Moment now) {
    if (client.person == 0) {
        const Rejection why{Reason::no_such_person, "I-138"_clause};
        return queue_until_durable(id, refusal_of(submitted.key, why));
    }
    if (submitted.key == 0 || submitted.key > views::largest_browser_key)
        return queue_until_durable(
            id,
            views::MessageError{"The key of a command must be unique and from 1 to 2^53 - 1.",
                                false});
    if (const auto why = guest_refused(client, submitted.command))
        return queue_until_durable(id, refusal_of(submitted.key, *why));
    const PersonId person = client.person;
    const house::Casino& casino = house_.casino();
    std::optional<coach::PlayerDecision> decision =
        coach::decision_in(casino.state(), person, submitted.command);
    std::optional<coach::AdviceQuestion> question;
    if (decision && decision->person == person) {
        const house::TableState* const table = find_table(casino.state(), decision->table);
        if (table != nullptr && table->chips == house::Chips::play) {
            question = coach::question_of(
                {casino.state(), casino.balances(), issuer_of(casino.state(), person, now)},
                *table);
        }
    }
    const std::uint64_t before = casino.journal().head().sequence;
    const auto seen = seen_decision_point(submitted.command, submitted.decision_point);
    const std::uint64_t ticket =
        house_.submit({person, submitted.key, now, seen}, submitted.command);
    const Result<house::Receipt> result = house_.last_result();
    const auto until =
        result ? std::nullopt
               : house::refusal_ends(
                     casino.state(), person, submitted.command, result.error().reason, now);
    pending_commands_[ticket] = {id, submitted.key, {}, until};
    ++counts_.commands;
    const bool has_happened = casino.journal().head().sequence > before;
    if (!has_happened) return;
    if (question) judge(person, *decision, *question);
    const std::set<TableId> touched = changed_tables_;
    for (const TableId table : touched)
        deal_at(table, now);
}

// Explains decisions only, so that clients cannot probe commands of other persons.
void Broadcaster::explain(SubscriberId id,
                          const Client& client,
                          const views::Explain& asked,
                          Moment now) {
    const house::Command command = house_command(asked.command, client.person);
    if (!decided_at(command))
        return queue_until_durable(id, views::MessageError{"Only decisions are explained.", false});
    views::Explanation answer{.question = asked.question};
    Result<house::Steps> decided = reject(Reason::no_such_person, "I-138"_clause);
    if (client.person != 0) {
        const house::CasinoState& state = casino().state();
        decided =
            decide({state, casino().balances(), issuer_of(state, client.person, now)}, command);
    }
    if (!decided) {
        answer.reason = name(decided.error().reason);
        answer.sentence = sentence(decided.error().reason);
        answer.clause = decided.error().clause;
        answer.until = house::refusal_ends(
            casino().state(), client.person, command, decided.error().reason, now);
    }
    queue_until_durable(id, answer);
}

void Broadcaster::submit(PersonId by,
                         const house::Command& command,
                         Moment now,
                         OnDurable on_durable) {
    const std::uint64_t ticket = house_.submit({by, 0, now}, command);
    pending_commands_[ticket] = {0, 0, std::move(on_durable), {}};
}

void Broadcaster::mark_changes(const house::CasinoState& state,
                               const house::Step& step,
                               const house::EventMeta& recorded) {
    receipt_details_.watch(state, step, recorded);
    // A disclosed key changes no table as people see it.
    if (std::holds_alternative<house::KeyDisclosed>(step.event)) return;
    if (step.stream.kind == ledger::StreamKind::table)
        changed_tables_.insert(static_cast<TableId>(step.stream.number));
    // The amount of a linked jackpot is displayed at all of its tables. [CS 9.1.1(k)] [UTH 3.35]
    const bool is_of_systems = changes_systems(step.event);
    for (const house::JackpotTable& table : state.meters.tables) {
        const bool is_linked =
            step.stream.kind == ledger::StreamKind::jackpot && table.system == step.stream.number;
        if (is_linked || is_of_systems) changed_tables_.insert(table.table);
    }
    for (const ledger::Posting& posting : step.postings) {
        const ledger::AccountKind kind = posting.account.kind;
        const bool is_wallet =
            kind == ledger::AccountKind::wallet || kind == ledger::AccountKind::play_purse;
        if (is_wallet) changed_wallets_.insert(static_cast<PersonId>(posting.account.owner));
    }
    if (const auto* const seating = std::get_if<house::SeatingEvent>(&step.event))
        notice_list(state, *seating);
    if (step.stream.kind == ledger::StreamKind::person)
        notice_person(state, static_cast<PersonId>(step.stream.number));
    if (std::holds_alternative<house::CaseEvent>(step.event)) cases_changed_ = true;
    lobby_changed_ = true;
}

// A person who joins or leaves a waiting list changes all tables of the list: any of them may call
// the person, and the places of the others move. So does a person who leaves it by taking a seat,
// or by not answering an offer.
void Broadcaster::notice_list(const house::CasinoState& state, const house::SeatingEvent& event) {
    const std::optional<house::ListId> list = list_changed_by(state.seating, event);
    if (!list) return;
    for (const house::SeatedTable& table : state.seating.tables) {
        if (table.list == *list) changed_tables_.insert(table.table);
    }
}

// The tables of a person show the limits of the person, and may have to end the play there. [I-152]
void Broadcaster::notice_person(const house::CasinoState& state, PersonId person) {
    for (const house::SeatedTable& table : state.seating.tables) {
        if (seat_of(table, person)) changed_tables_.insert(table.table);
    }
}

bool Broadcaster::bots_may_play() const {
    return !settings_.bots_need_session || !subscribers_.empty();
}

house::BotRunner::Submit Broadcaster::submitter_at(Moment now) {
    return [this, now](PersonId person, const house::Command& command) {
        static_cast<void>(house_.submit({person, 0, now}, command));
        return house_.last_result().has_value();
    };
}

// Lets the house deal and the bots play, until both wait.
void Broadcaster::deal_at(TableId table, Moment now) {
    std::uint64_t before = 0;
    do {
        auto_dealer_.run(house_, table, now);
        before = casino().journal().head().sequence;
        if (bots_may_play()) bots_.run(casino(), table, now, random_source_, submitter_at(now));
    } while (casino().journal().head().sequence != before && bots_.pace() > Span{});
}

void Broadcaster::deal(Moment now) {
    std::uint64_t before = 0;
    do {
        auto_dealer_.run(house_, now);
        before = casino().journal().head().sequence;
        if (bots_may_play()) bots_.run(casino(), now, random_source_, submitter_at(now));
    } while (casino().journal().head().sequence != before && bots_.pace() > Span{});
    auto_dealer_.run(house_, now);
}

void Broadcaster::run(Moment now) {
    now_ = now;
    notice_absences(now);
    const std::optional<Moment> due = next_due();
    if (due && now >= *due) deal(now);
    send_changes(now);
    house_.write();
    flush();
    house_.write();  // no other call would start this write
    heartbeat(now);
}

std::optional<Moment> Broadcaster::wakes_at() const {
    std::optional<Moment> first = next_due();
    const auto consider = [&](std::optional<Moment> moment) {
        if (moment && (!first || *moment < *first)) first = moment;
    };
    consider(next_heartbeat());
    for (const auto& [person, since] : gone_)
        consider(since + settings_.absence_grace);
    return first;
}

std::optional<Moment> Broadcaster::next_due() const {
    std::optional<Moment> first = auto_dealer_.wakes_at();
    const std::optional<Moment> playing = bots_may_play() ? bots_.wakes_at() : std::nullopt;
    if (playing && (!first || *playing < *first)) first = playing;
    if (lobby_changed_ && lobby_sent_at_) {
        const Moment lobby = *lobby_sent_at_ + settings_.lobby_pace;
        if (!first || lobby < *first) first = lobby;
    }
    return first;
}

void Broadcaster::send_changes(Moment now) {
    const std::set<TableId> tables = std::exchange(changed_tables_, {});
    for (const TableId table : tables)
        send_table(table, now);
    send_wallets();
    send_changed_rights();
    for (views::ActivityLog::Hit& hit : activity_log_.take_hits()) {
        views::JackpotHit message{.system = hit.system, .win = std::move(hit.win)};
        if (const house::System* const system =
                house::find_system(casino().state().meters, hit.system)) {
            message.title = views::show_jackpot(casino().state(), *system, {}).title;
        }
        const Text text = text_of(message);
        for (const auto& [id, client] : subscribers_)
            queue_until_durable(id, text);
    }
    const bool is_time = !lobby_sent_at_ || now >= *lobby_sent_at_ + settings_.lobby_pace;
    if (lobby_changed_ && is_time) send_lobby(now);
}

// All anonymous watchers receive the same text.
void Broadcaster::send_table(TableId table, Moment now) {
    const auto found = watchers_.find(table);
    const std::uint64_t line_count = activity_log_.line_count(table);
    if (found == watchers_.end() || found->second.empty()) {
        sent_.erase(table);
        return;
    }
    const house::TableState& shown = *house::find_table(casino().state(), table);
    Sent& sent = sent_.try_emplace(table, Sent{line_count, 0}).first->second;
    const std::vector<views::LogLine>& all = activity_log_.lines(table);
    const std::uint64_t fresh = std::min<std::uint64_t>(line_count - sent.lines, all.size());
    const bool is_new_sign = sent.sign != shown.board.version;
    sent = {line_count, shown.board.version};
    const views::Detail detail = is_new_sign ? views::Detail::whole : views::Detail::moving;
    const std::vector<views::LogLine> lines(all.end() - static_cast<std::ptrdiff_t>(fresh),
                                            all.end());
    const views::TableSnapshots snapshots(view_context(now), shown, detail, lines);
    std::map<PersonId, Text> texts;
    for (const SubscriberId id : found->second) {
        const PersonId person = subscribers_[id].person;
        Text& text = texts[person];
        if (!text) {
            ++counts_.snapshots;
            text = std::make_shared<std::string>(snapshots.text_for(person));
        }
        queue_until_durable(id, text);
    }
}

void Broadcaster::send_lobby(Moment now) {
    lobby_sent_at_ = now;
    lobby_changed_ = false;
    if (lobby_watchers_ == 0) return;
    const views::ViewContext seen = view_context(now);
    const Text changes = lobby_.changes(seen, people());
    views::MineByPerson everybodys = show_mine(seen);
    for (auto& [id, client] : subscribers_) {
        if (!client.watches_lobby) continue;
        if (changes) queue_until_durable(id, changes);
        const std::vector<views::MyTable>& mine = everybodys[client.person];
        if (mine == client.mine) continue;
        client.mine = mine;
        queue_until_durable(id, views::OwnTablesChanged{mine});
    }
}

void Broadcaster::send_wallets() {
    const std::set<PersonId> persons = std::exchange(changed_wallets_, {});
    for (const auto& [id, client] : subscribers_) {
        if (!persons.contains(client.person)) continue;
        const ledger::Balances& balances = casino().balances();
        queue_until_durable(
            id,
            views::WalletChanged{balances.of(house::wallet_of(house::Chips::money, client.person)),
                                 balances.of(house::wallet_of(house::Chips::play, client.person))});
    }
}

void Broadcaster::send_rights(SubscriberId id, Client& client) {
    client.rights = views::show_rights(casino().state(), client.person);
    queue_until_durable(id, views::RightsChanged{client.rights});
}

// A complainant reads the notice wherever they are, so that it goes to every connection. [I-120]
void Broadcaster::send_changed_rights() {
    if (!std::exchange(cases_changed_, false)) return;
    for (auto& [id, client] : subscribers_) {
        if (client.person == 0) continue;
        if (views::show_rights(casino().state(), client.person) != client.rights)
            send_rights(id, client);
    }
}

}  // namespace baize::server
