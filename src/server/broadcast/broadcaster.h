// The broadcaster connects WebSocket sessions to the casino. It submits commands in the order of
// arrival and sends responses and snapshots to the sessions, never before the events that they rest
// on are on disk. It is used from one thread; slow work runs on other threads, and its results come
// back to this one.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/random/secure_source.h"
#include "house/casino/open_casino.h"
#include "house/workflows/auto_dealer/auto_dealer.h"
#include "house/workflows/bots/bot_runner.h"
#include "server/broadcast/lobby_feed.h"
#include "server/broadcast/subscriber.h"
#include "service/activity_log/receipt_details.h"
#include "service/coach/question.h"
#include "service/protocol/from_browser.h"
#include "service/protocol/to_browser.h"
#include "service/table_view/show_table.h"

namespace baize::server {

using house::PersonId;
using house::TableId;

struct BroadcasterSettings {
    Span bot_pace = Span::of_microseconds(1'500'000);  // before each decision of a bot
    Span lobby_pace = Span::of_seconds(1);             // between two updates of the lobby
    bool bots_need_session = true;                     // bots pause while no session is open
    Span heartbeat = Span::of_seconds(1);              // heartbeat interval of a silent session
    Span absence_grace = Span::of_seconds(30);         // absent if disconnected for longer [I-144]
    std::string version{};
};

// Executor: runs `slow` on another thread, then `after` on the broadcaster's thread. Returns false,
// and runs neither, if too many tasks are queued.
using BackgroundExecutor =
    std::function<bool(std::function<void()> slow, std::function<void()> after)>;

class Broadcaster {
  public:
    using OnDurable = std::function<void(const Result<house::Receipt>&)>;

    Broadcaster(house::OpenCasino& house,
                views::ActivityLog& activity_log,
                house::AutoDealer auto_dealer,
                BackgroundExecutor background,
                BroadcasterSettings settings);

    // Registers a session; `person` 0 is anonymous. REQUIRES: leave() is called before `subscriber`
    // is destroyed.
    [[nodiscard]] SubscriberId enter(Subscriber& subscriber,
                                     PersonId person,
                                     bool is_guest,
                                     Moment now);
    void leave(SubscriberId subscriber);

    void receive(SubscriberId subscriber, const views::FromBrowser& message, Moment now);

    // Refuses the command of a person without rank and office.
    void receive(SubscriberId subscriber, const views::FromStaff& message, Moment now);

    // Submits a command that does not come from a session. `on_durable` is called with the result
    // when the command is durable.
    void submit(PersonId by, const house::Command& command, Moment now, OnDurable on_durable);

    // Marks the tables, wallets and views that a step changes. The casino calls it for every step,
    // before the step is applied to the state.
    void mark_changes(const house::CasinoState& state,
                      const house::Step& step,
                      const house::EventMeta& recorded);

    // Does the work that is due at `now`: the dealer, bots, absences, heartbeats and snapshots of
    // changed tables.
    void run(Moment now);

    // Sends the messages whose commands have become durable.
    void flush();

    // Returns the time at which run() must be called again even without new input.
    [[nodiscard]] std::optional<Moment> wakes_at() const;

    // Returns the number of connected persons, each counted once.
    [[nodiscard]] std::uint32_t people() const;

    [[nodiscard]] std::size_t subscribers() const { return subscribers_.size(); }

    [[nodiscard]] const house::Casino& casino() const { return house_.casino(); }

    [[nodiscard]] views::ViewContext view_context(Moment now) const {
        return {house_.casino(), activity_log_, now};
    }

    // Totals since the start, for the metrics.
    struct Counts {
        std::uint64_t commands = 0;
        std::uint64_t refused = 0;
        std::uint64_t snapshots = 0;
        std::uint64_t sent = 0;
    };

    [[nodiscard]] const Counts& counts() const { return counts_; }

  private:
    struct Client {
        Subscriber* subscriber = nullptr;
        PersonId person = 0;
        bool is_guest = false;
        Moment sent{};  // time of the last message
        std::vector<TableId> tables{};
        bool watches_lobby = false;
        std::vector<views::MyTable> mine{};       // as last sent, while the lobby is watched
        std::vector<views::RightShown> rights{};  // as last sent
        bool is_asking = false;                   // a question to the coach is pending
    };

    // A message to be sent when all commands up to `ticket` are durable.
    struct QueuedMessage {
        std::uint64_t ticket = 0;
        SubscriberId subscriber = 0;
        Text text{};
    };

    // A command whose result is pending. `on_durable` is set if it does not come from a session.
    struct PendingCommand {
        SubscriberId subscriber = 0;
        std::uint64_t key = 0;
        OnDurable on_durable{};
        std::optional<Moment> until{};  // when the limit ends by which the person was refused
    };

    // A command as the house reads it, of a player or of staff.
    struct SubmittedCommand {
        std::uint64_t key = 0;
        std::uint64_t decision_point = 0;
        house::Command command{};
    };

    void handle_command(SubscriberId id,
                        const Client& client,
                        const SubmittedCommand& submitted,
                        Moment now);
    void explain(SubscriberId id, const Client& client, const views::Explain& asked, Moment now);
    void watch(SubscriberId id, Client& client, TableId table, Moment now);
    [[nodiscard]] std::optional<Rejection> guest_refused(const Client& client,
                                                         const house::Command& command) const;
    // Returns the next time at which a table, a bot or the lobby is due.
    [[nodiscard]] std::optional<Moment> next_due() const;
    void heartbeat(Moment now);
    [[nodiscard]] std::optional<Moment> next_heartbeat() const;
    void notice_absences(Moment now);
    void notice_person(const house::CasinoState& state, PersonId person);
    void notice_list(const house::CasinoState& state, const house::SeatingEvent& event);
    void mark(PersonId person, bool is_absent, Moment now);
    void watch_lobby(SubscriberId id, Client& client, Moment now);
    void unwatch_lobby(Client& client);
    void advise(SubscriberId id, Client& client, TableId table, Moment now);
    void send_summary(SubscriberId id, const Client& client);
    void judge(PersonId person,
               const coach::PlayerDecision& decision,
               const coach::AdviceQuestion& question);

    // True if bots may play: a session is open, or the settings do not demand one.
    [[nodiscard]] bool bots_may_play() const;
    [[nodiscard]] house::BotRunner::Submit submitter_at(Moment now);
    void deal(Moment now);
    void deal_at(TableId table, Moment now);
    void send_changes(Moment now);
    void send_table(TableId table, Moment now);
    void send_lobby(Moment now);
    void send_wallets();
    void send_rights(SubscriberId id, Client& client);
    void send_changed_rights();

    void queue_until_durable(SubscriberId subscriber, const views::ToBrowser& message);
    void queue_until_durable(SubscriberId subscriber, Text text);
    void send(SubscriberId subscriber, const Text& text);
    void answer(const house::CommandResult& answered);

    house::OpenCasino& house_;
    views::ActivityLog& activity_log_;
    views::ReceiptDetails receipt_details_{};
    house::AutoDealer auto_dealer_;
    BackgroundExecutor background_;
    BroadcasterSettings settings_;
    house::BotRunner bots_;
    SecureSource random_source_{};  // random numbers of the bots

    std::unordered_map<SubscriberId, Client> subscribers_{};
    std::unordered_map<PersonId, std::uint32_t> present_{};  // sessions of each person
    std::map<PersonId, Moment> gone_{};  // disconnected since; not yet recorded as absent
    Moment now_{};                       // time of the last run
    Moment last_heartbeat_{};
    bool has_looked_for_absent_ = false;
    std::map<TableId, std::vector<SubscriberId>> watchers_{};

    // How much of a table's activity log and which version of its sign its watchers have.
    struct Sent {
        std::uint64_t lines = 0;
        std::uint32_t sign = 0;
    };

    std::map<TableId, Sent> sent_{};
    SubscriberId last_subscriber_ = 0;

    std::deque<QueuedMessage> outgoing_{};
    std::map<std::uint64_t, PendingCommand> pending_commands_{};  // by ticket
    std::uint64_t durable_ticket_ = 0;  // commands up to this ticket are durable

    std::set<TableId> changed_tables_{};
    std::set<PersonId> changed_wallets_{};
    bool cases_changed_ = false;  // disputes or other cases
    LobbyFeed lobby_{};
    std::size_t lobby_watchers_ = 0;
    bool lobby_changed_ = false;
    std::optional<Moment> lobby_sent_at_{};
    std::map<PersonId, coach::CoachSummary> summaries_{};
    Counts counts_{};
};

}  // namespace baize::server
