// The hall connects WebSocket sessions to the casino. It submits commands in the order of arrival
// and sends responses and snapshots to the sessions, never before the events that they rest on are
// on disk. It is used from one thread; slow work runs on other threads, and its results come back
// to this one.
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
#include "house/workflows/bot_players/program_players.h"
#include "house/workflows/dealer_duties/table_keeper.h"
#include "server/broadcast/lobby_board.h"
#include "server/broadcast/visitor.h"
#include "service/activity_log/receipt_clerk.h"
#include "service/coach/question.h"
#include "service/protocol/from_browser.h"
#include "service/protocol/to_browser.h"
#include "service/table_view/table_screen.h"

namespace baize::server {

using house::PersonId;
using house::TableId;

struct HallSettings {
    Span programs_pace = Span::of_microseconds(1'500'000);  // before each decision of a bot
    Span lobby_pace = Span::of_seconds(1);                  // between two updates of the lobby
    bool programs_need_company = true;                      // bots pause while no session is open
    Span beat = Span::of_seconds(1);            // heartbeat interval of a silent session
    Span absence_grace = Span::of_seconds(30);  // absent if disconnected for longer [I-144]
    std::string version{};
};

// Executor: runs `slow` on another thread, then `after` on the hall's thread. Returns false, and
// runs neither, if too many tasks are queued.
using Elsewhere = std::function<bool(std::function<void()> slow, std::function<void()> after)>;

class Hall {
  public:
    using Told = std::function<void(const Result<house::Receipt>&)>;

    Hall(house::OpenCasino& house,
         screen::Teller& teller,
         house::TableKeeper keeper,
         Elsewhere elsewhere,
         HallSettings settings);

    // Registers a session; `person` 0 is anonymous. REQUIRES: leave() is called before `visitor` is
    // destroyed.
    [[nodiscard]] VisitorId enter(Visitor& visitor, PersonId person, bool is_guest, Moment now);
    void leave(VisitorId visitor);

    void take(VisitorId visitor, const screen::FromBrowser& message, Moment now);

    // Submits a command that does not come from a session. `told` is called with the result when
    // the command is durable.
    void give(PersonId by, const house::Command& command, Moment now, Told told);

    // Marks the tables, wallets and views that a step changes. The casino calls it for every step,
    // before the step is applied to the floor.
    void notice(const house::Floor& floor,
                const house::Step& step,
                const house::Recorded& recorded);

    // Does the work that is due at `now`: the dealer, bots, absences, heartbeats and snapshots of
    // changed tables.
    void run(Moment now);

    // Sends the messages whose commands have become durable.
    void hand_out();

    // Returns the time at which run() must be called again even without new input.
    [[nodiscard]] std::optional<Moment> wakes_at() const;

    // Returns the number of connected persons, each counted once.
    [[nodiscard]] std::uint32_t people() const;

    [[nodiscard]] std::size_t visitors() const { return visitors_.size(); }

    [[nodiscard]] const house::Casino& casino() const { return house_.casino(); }

    [[nodiscard]] screen::Scenery scenery(Moment now) const {
        return {house_.casino(), teller_, now};
    }

    // Totals since the start, for the metrics.
    struct Counts {
        std::uint64_t commands = 0;
        std::uint64_t refused = 0;
        std::uint64_t pictures = 0;
        std::uint64_t sent = 0;
    };

    [[nodiscard]] const Counts& counts() const { return counts_; }

  private:
    struct Guest {
        Visitor* visitor = nullptr;
        PersonId person = 0;
        bool is_guest = false;
        Moment sent{};  // time of the last message
        std::vector<TableId> tables{};
        bool watches_lobby = false;
        std::vector<screen::MyTable> mine{};       // as last sent, while the lobby is watched
        std::vector<screen::RightShown> rights{};  // as last sent
        bool is_asking = false;                    // a question to the coach is pending
    };

    // A message to be sent when all commands up to `ticket` are durable.
    struct Held {
        std::uint64_t ticket = 0;
        VisitorId visitor = 0;
        Text text{};
    };

    // A command whose result is pending. `told` is set if it does not come from a session.
    struct Awaited {
        VisitorId visitor = 0;
        std::uint64_t key = 0;
        Told told{};
    };

    void obey(VisitorId id, const Guest& guest, const screen::Give& given, Moment now);
    void explain(VisitorId id, const Guest& guest, const screen::AskWhy& asked, Moment now);
    void watch(VisitorId id, Guest& guest, TableId table, Moment now);
    [[nodiscard]] std::optional<Rejection> guest_refused(const Guest& guest,
                                                         const house::Command& command) const;
    // Returns the next time at which a table, a bot or the lobby is due.
    [[nodiscard]] std::optional<Moment> deals_at() const;
    void beat(Moment now);
    [[nodiscard]] std::optional<Moment> next_beat() const;
    void notice_absences(Moment now);
    void notice_list(const house::Floor& floor, const house::SeatingEvent& event);
    void mark(PersonId person, bool is_absent, Moment now);
    void watch_lobby(VisitorId id, Guest& guest, Moment now);
    void unwatch_lobby(Guest& guest);
    void advise(VisitorId id, Guest& guest, TableId table, Moment now);
    void sum_up(VisitorId id, const Guest& guest);
    void judge(PersonId person,
               const coach::PlayerDecision& decision,
               const coach::AdviceQuestion& question);

    // True if bots may play: a session is open, or the settings do not demand one.
    [[nodiscard]] bool has_company() const;
    [[nodiscard]] house::ProgramPlayers::Give giving_at(Moment now);
    void deal(Moment now);
    void deal_at(TableId table, Moment now);
    void draw(Moment now);
    void draw_table(TableId table, Moment now);
    void draw_lobby(Moment now);
    void draw_purses();
    void send_rights(VisitorId id, Guest& guest);
    void draw_rights();

    void hold(VisitorId visitor, const screen::ToBrowser& message);
    void hold(VisitorId visitor, Text text);
    void send(VisitorId visitor, const Text& text);
    void answer(const house::Answered& answered);

    house::OpenCasino& house_;
    screen::Teller& teller_;
    screen::ReceiptClerk clerk_{};
    house::TableKeeper keeper_;
    Elsewhere elsewhere_;
    HallSettings settings_;
    house::ProgramPlayers programs_;
    SecureSource chance_{};  // random numbers of the bots

    std::unordered_map<VisitorId, Guest> visitors_{};
    std::unordered_map<PersonId, std::uint32_t> present_{};  // sessions of each person
    std::map<PersonId, Moment> gone_{};  // disconnected since; not yet recorded as absent
    Moment now_{};                       // time of the last run
    Moment last_beat_{};
    bool has_looked_for_absent_ = false;
    std::map<TableId, std::vector<VisitorId>> watchers_{};

    // How much of a table's activity log and which version of its sign its watchers have.
    struct Sent {
        std::uint64_t lines = 0;
        std::uint32_t sign = 0;
    };

    std::map<TableId, Sent> sent_{};
    VisitorId last_visitor_ = 0;

    std::deque<Held> held_{};
    std::map<std::uint64_t, Awaited> awaited_{};  // by ticket
    std::uint64_t certain_ = 0;                   // commands up to this ticket are durable

    std::set<TableId> changed_tables_{};
    std::set<PersonId> changed_purses_{};
    bool cases_changed_ = false;  // disputes or other cases
    LobbyBoard lobby_{};
    std::size_t lobby_watchers_ = 0;
    bool lobby_changed_ = false;
    std::optional<Moment> lobby_drawn_{};
    std::map<PersonId, coach::CoachSummary> summaries_{};
    Counts counts_{};
};

}  // namespace baize::server
