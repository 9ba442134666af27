// The hall: between everybody on a line and the house. It decides what each is told and when:
// commands go to the casino in the order they come, and nothing that rests on what is not yet on
// the disk is told to anybody. Used from one thread; slow work is handed out and comes back to it.
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

using casino::PersonId;
using casino::TableId;

struct HallSettings {
    Span programs_pace = Span::of_microseconds(1'500'000);
    Span lobby_pace = Span::of_seconds(1);  // between two pictures of the lobby
    bool programs_need_company = true;      // they rest while nobody is in the house
    Span beat = Span::of_seconds(1);        // whoever was sent nothing for so long is sent a beat
    Span absence_grace = Span::of_seconds(30);  // without a connection: then absent [I-144]
    std::string version{};
};

// Does `slow` on another thread, then `after` on the hall's. False: too much is waiting already.
using Elsewhere = std::function<bool(std::function<void()> slow, std::function<void()> after)>;

class Hall {
  public:
    using Told = std::function<void(const Result<casino::Receipt>&)>;

    Hall(casino::OpenCasino& house,
         screen::Teller& teller,
         casino::TableKeeper keeper,
         Elsewhere elsewhere,
         HallSettings settings);

    // On the line from now on; `person` 0: nobody in particular. REQUIRES: leaves before it goes.
    [[nodiscard]] VisitorId enter(Visitor& visitor, PersonId person, bool is_guest, Moment now);
    void leave(VisitorId visitor);

    void take(VisitorId visitor, const screen::FromBrowser& message, Moment now);

    // A command of the server's own, by the house or by somebody who is not on a line; `told` when
    // it is certain.
    void give(PersonId by, const casino::Command& command, Moment now, Told told);

    // Before a step changes the floor: whom it concerns. For the casino's watch.
    void notice(const casino::Floor& floor,
                const casino::Step& step,
                const casino::Recorded& recorded);

    // What is due by the clock, and pictures of what has changed.
    void run(Moment now);

    // Sends what has become certain.
    void hand_out();

    // When to run again although nothing has come in.
    [[nodiscard]] std::optional<Moment> wakes_at() const;

    // Real people on a line.
    [[nodiscard]] std::uint32_t people() const;

    [[nodiscard]] std::size_t visitors() const { return visitors_.size(); }

    [[nodiscard]] const casino::Casino& casino() const { return house_.casino(); }

    [[nodiscard]] screen::Scenery scenery(Moment now) const {
        return {house_.casino(), teller_, now};
    }

    // Since the start, for those who measure.
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
        Moment sent{};  // the last message
        std::vector<TableId> tables{};
        bool watches_lobby = false;
        std::vector<screen::MyTable> mine{};       // as it was told, while the lobby is watched
        std::vector<screen::RightShown> rights{};  // as last sent
        bool is_asking = false;                    // the coach
    };

    // To be sent once everything up to a ticket is certain.
    struct Held {
        std::uint64_t ticket = 0;
        VisitorId visitor = 0;
        Text text{};
    };

    struct Awaited {
        VisitorId visitor = 0;
        std::uint64_t key = 0;
        Told told{};
    };

    void obey(VisitorId id, const Guest& guest, const screen::Give& given, Moment now);
    void explain(VisitorId id, const Guest& guest, const screen::AskWhy& asked, Moment now);
    void watch(VisitorId id, Guest& guest, TableId table, Moment now);
    [[nodiscard]] std::optional<Rejection> guest_refused(const Guest& guest,
                                                         const casino::Command& command) const;
    // When a table, a program or the lobby wants to be looked at.
    [[nodiscard]] std::optional<Moment> deals_at() const;
    void beat(Moment now);
    [[nodiscard]] std::optional<Moment> next_beat() const;
    void notice_absences(Moment now);
    void notice_list(const casino::Floor& floor, const house::SeatingEvent& event);
    void mark(PersonId person, bool is_absent, Moment now);
    void watch_lobby(VisitorId id, Guest& guest, Moment now);
    void unwatch_lobby(Guest& guest);
    void advise(VisitorId id, Guest& guest, TableId table, Moment now);
    void sum_up(VisitorId id, const Guest& guest);
    void judge(PersonId person,
               const coach::PlayerDecision& decision,
               const coach::AdviceQuestion& question);

    // Programs play while somebody is in the house.
    [[nodiscard]] bool has_company() const;
    [[nodiscard]] casino::ProgramPlayers::Give giving_at(Moment now);
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
    void answer(const casino::Answered& answered);

    casino::OpenCasino& house_;
    screen::Teller& teller_;
    screen::ReceiptClerk clerk_{};
    casino::TableKeeper keeper_;
    Elsewhere elsewhere_;
    HallSettings settings_;
    casino::ProgramPlayers programs_;
    SecureSource chance_{};  // of the programs

    std::unordered_map<VisitorId, Guest> visitors_{};
    std::unordered_map<PersonId, std::uint32_t> present_{};  // connections of each person
    std::map<PersonId, Moment> gone_{};  // since when; not yet recorded as absent
    Moment now_{};                       // of the last run
    Moment last_beat_{};
    bool has_looked_for_absent_ = false;
    std::map<TableId, std::vector<VisitorId>> watchers_{};

    // Of the story and of the sign, to those who watch.
    struct Sent {
        std::uint64_t lines = 0;
        std::uint32_t sign = 0;
    };

    std::map<TableId, Sent> sent_{};
    VisitorId last_visitor_ = 0;

    std::deque<Held> held_{};
    std::map<std::uint64_t, Awaited> awaited_{};  // by ticket
    std::uint64_t certain_ = 0;

    std::set<TableId> changed_tables_{};
    std::set<PersonId> changed_purses_{};
    bool cases_changed_ = false;  // disputes among them
    LobbyBoard lobby_{};
    std::size_t lobby_watchers_ = 0;
    bool lobby_changed_ = false;
    std::optional<Moment> lobby_drawn_{};
    std::map<PersonId, coach::CoachSummary> summaries_{};
    Counts counts_{};
};

}  // namespace baize::server
