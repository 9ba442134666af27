#include "server/broadcast/hall.h"

#include <algorithm>
#include <utility>

#include "formats/json/nearest_decimal.h"
#include "house/casino/felt.h"
#include "house/casino/stage.h"
#include "server/broadcast/message_text.h"
#include "service/lobby/jackpot_screen.h"
#include "service/offers/rights_screen.h"
#include "service/table_view/table_pictures.h"

namespace baize::server {

namespace {

constexpr std::size_t tables_watched_max = 32;               // by one line
constexpr std::uint64_t keys_end = std::uint64_t{1} << 53U;  // as far as a browser counts

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

// A decision counts only for what the table asked when it was made. [I-143]
std::optional<house::StageSeen> stage_seen(const screen::Give& given) {
    const std::optional<TableId> table = decided_at(given.command);
    return table ? std::optional(house::StageSeen{*table, given.stage}) : std::nullopt;
}

// True if tables of several jackpot systems may look different now: the event stands in the stream
// of one of them.
bool changes_systems(const house::Happening& happening) {
    const auto* const event = std::get_if<house::MeterEvent>(&happening);
    return event != nullptr && (std::holds_alternative<house::SystemOpened>(*event) ||
                                std::holds_alternative<house::SystemClosed>(*event) ||
                                std::holds_alternative<house::OptionSwitched>(*event) ||
                                std::holds_alternative<house::TablesSuspended>(*event) ||
                                std::holds_alternative<house::TablesContinued>(*event));
}

template <typename Value>
screen::RawJson raw(const Value& value) {
    screen::RawJson json;
    json.text.clear();
    JsonText text(json.text);
    desk::write_json(text, value);
    return json;
}

}  // namespace

Hall::Hall(house::OpenCasino& house,
           screen::Teller& teller,
           house::TableKeeper keeper,
           Elsewhere elsewhere,
           HallSettings settings)
    : house_(house),
      teller_(teller),
      keeper_(std::move(keeper)),
      elsewhere_(std::move(elsewhere)),
      settings_(std::move(settings)),
      programs_(settings_.programs_pace) {
    // What was given before the doors opened is on the disk: whoever comes first is not kept
    // waiting.
    if (!house_.has_pending()) certain_ = house_.last_ticket();
}

VisitorId Hall::enter(Visitor& visitor, PersonId person, bool is_guest, Moment now) {
    const VisitorId id = ++last_visitor_;
    visitors_[id] = {.visitor = &visitor, .person = person, .is_guest = is_guest, .sent = now};
    if (person != 0 && ++present_[person] == 1) {
        gone_.erase(person);
        mark(person, false, now);
    }
    lobby_changed_ = true;
    screen::Welcome welcome{.person = person, .is_guest = is_guest, .now = now};
    if (const house::Person* const known = house::find(casino().floor().people, person))
        welcome.name = known->name;
    welcome.next_key = casino().next_key(person);
    welcome.version = settings_.version;
    hold(id, welcome);
    if (person != 0) {
        changed_purses_.insert(person);
        send_rights(id, visitors_[id]);
    }
    return id;
}

void Hall::leave(VisitorId visitor) {
    const auto found = visitors_.find(visitor);
    if (found == visitors_.end()) return;
    for (const TableId table : found->second.tables)
        std::erase(watchers_[table], visitor);
    if (const auto lines = present_.find(found->second.person); lines != present_.end()) {
        if (--lines->second == 0) {
            gone_[lines->first] = now_;
            present_.erase(lines);
        }
    }
    unwatch_lobby(found->second);
    visitors_.erase(found);
    lobby_changed_ = true;
}

std::uint32_t Hall::people() const {
    return static_cast<std::uint32_t>(present_.size());
}

void Hall::take(VisitorId visitor, const screen::FromBrowser& message, Moment now) {
    const auto found = visitors_.find(visitor);
    if (found == visitors_.end()) return;
    Guest& guest = found->second;
    if (const auto* const given = std::get_if<screen::Give>(&message)) {
        obey(visitor, guest, *given, now);
    } else if (const auto* const wanted = std::get_if<screen::Watch>(&message)) {
        watch(visitor, guest, wanted->table, now);
    } else if (const auto* const unwanted = std::get_if<screen::Unwatch>(&message)) {
        std::erase(guest.tables, unwanted->table);
        if (const auto watched = watchers_.find(unwanted->table); watched != watchers_.end())
            std::erase(watched->second, visitor);
    } else if (std::holds_alternative<screen::WatchLobby>(message)) {
        watch_lobby(visitor, guest, now);
    } else if (std::holds_alternative<screen::UnwatchLobby>(message)) {
        unwatch_lobby(guest);
    } else if (const auto* const why = std::get_if<screen::AskWhy>(&message)) {
        explain(visitor, guest, *why, now);
    } else if (const auto* const asked = std::get_if<screen::AskCoach>(&message)) {
        advise(visitor, guest, asked->table, now);
    } else if (std::holds_alternative<screen::AskSummary>(message)) {
        sum_up(visitor, guest);
    }
}

void Hall::watch_lobby(VisitorId id, Guest& guest, Moment now) {
    if (!guest.watches_lobby) ++lobby_watchers_;
    guest.watches_lobby = true;
    const screen::Scenery seen = scenery(now);
    hold(id, lobby_.whole(seen, people()));
    guest.mine = std::move(show_mine(seen)[guest.person]);
    hold(id, screen::MineChanged{guest.mine});
}

void Hall::unwatch_lobby(Guest& guest) {
    if (guest.watches_lobby && --lobby_watchers_ == 0) lobby_.forget();
    guest.watches_lobby = false;
}

void Hall::watch(VisitorId id, Guest& guest, TableId table, Moment now) {
    const house::FloorTable* const found = house::find_table(casino().floor(), table);
    if (found == nullptr) return hold(id, screen::Complaint{"There is no such table.", false});
    if (guest.tables.size() >= tables_watched_max)
        return hold(id, screen::Complaint{"Nobody watches so many tables at once.", false});
    if (std::find(guest.tables.begin(), guest.tables.end(), table) == guest.tables.end()) {
        guest.tables.push_back(table);
        watchers_[table].push_back(id);
    }
    sent_.try_emplace(table, Sent{teller_.told(table), found->board.version});
    ++counts_.pictures;
    hold(id,
         screen::TableChanged{
             show_table(scenery(now), *found, guest.person), true, teller_.lines(table)});
}

void Hall::obey(VisitorId id, const Guest& guest, const screen::Give& given, Moment now) {
    if (guest.person == 0) {
        const Rejection why{Reason::no_such_person, "I-138"_clause};
        return hold(id, refusal_of(given.key, why));
    }
    if (given.key == 0 || given.key >= keys_end)
        return hold(id, screen::Complaint{"A command needs a key of its own, below 2^53.", false});
    if (const auto why = guest_refused(guest, given.command))
        return hold(id, refusal_of(given.key, *why));
    const PersonId person = guest.person;
    const house::Casino& casino = house_.casino();
    std::optional<coach::PlayerDecision> decision =
        coach::decision_in(casino.floor(), person, given.command);
    std::optional<coach::AdviceQuestion> question;
    if (decision && decision->person == person) {
        const house::FloorTable* const table = find_table(casino.floor(), decision->table);
        if (table != nullptr && table->chips == house::Chips::play) {
            question = coach::question_of(
                {casino.floor(), casino.balances(), by_of(casino.floor(), person, now)}, *table);
        }
    }
    const std::uint64_t before = casino.journal().head().sequence;
    const std::uint64_t ticket =
        house_.give({person, given.key, now, stage_seen(given)}, given.command);
    awaited_[ticket] = {id, given.key, {}};
    ++counts_.commands;
    const bool has_happened = casino.journal().head().sequence > before;
    if (!has_happened) return;
    if (question) judge(person, *decision, *question);
    const std::set<TableId> touched = changed_tables_;
    for (const TableId table : touched)
        deal_at(table, now);
}

// What is not about a decision is not answered: nobody tries out what others would be told.
void Hall::explain(VisitorId id, const Guest& guest, const screen::AskWhy& asked, Moment now) {
    if (!decided_at(asked.command))
        return hold(id, screen::Complaint{"Only decisions are explained.", false});
    screen::WhyNot answer{.question = asked.question};
    Result<house::Steps> decided = reject(Reason::no_such_person, "I-138"_clause);
    if (guest.person != 0) {
        const house::Floor& floor = casino().floor();
        decided =
            decide({floor, casino().balances(), by_of(floor, guest.person, now)}, asked.command);
    }
    if (!decided) {
        answer.reason = name(decided.error().reason);
        answer.sentence = sentence(decided.error().reason);
        answer.clause = decided.error().clause;
    }
    hold(id, answer);
}

void Hall::give(PersonId by, const house::Command& command, Moment now, Told told) {
    const std::uint64_t ticket = house_.give({by, 0, now}, command);
    awaited_[ticket] = {0, 0, std::move(told)};
}

void Hall::notice(const house::Floor& floor,
                  const house::Step& step,
                  const house::Recorded& recorded) {
    clerk_.watch(floor, step, recorded);
    // A disclosed key changes no table as people see it.
    if (std::holds_alternative<house::KeyDisclosed>(step.happening)) return;
    if (step.stream.kind == ledger::StreamKind::table)
        changed_tables_.insert(static_cast<TableId>(step.stream.number));
    // The amount of a linked jackpot is displayed at all of its tables. [CS 9.1.1(k)] [UTH 3.35]
    const bool is_of_systems = changes_systems(step.happening);
    for (const house::JackpotTable& table : floor.meters.tables) {
        const bool is_linked =
            step.stream.kind == ledger::StreamKind::jackpot && table.system == step.stream.number;
        if (is_linked || is_of_systems) changed_tables_.insert(table.table);
    }
    for (const ledger::Posting& posting : step.postings) {
        const ledger::AccountKind kind = posting.account.kind;
        const bool is_purse =
            kind == ledger::AccountKind::wallet || kind == ledger::AccountKind::play_purse;
        if (is_purse) changed_purses_.insert(static_cast<PersonId>(posting.account.owner));
    }
    if (const auto* const seating = std::get_if<house::SeatingEvent>(&step.happening))
        notice_list(floor, *seating);
    if (std::holds_alternative<house::CaseEvent>(step.happening)) cases_changed_ = true;
    lobby_changed_ = true;
}

// Who waits for a seat is called by any table of the list, and moves the others in line.
void Hall::notice_list(const house::Floor& floor, const house::SeatingEvent& event) {
    const auto* const joined = std::get_if<house::ListJoined>(&event);
    const auto* const left = std::get_if<house::ListLeft>(&event);
    if (joined == nullptr && left == nullptr) return;
    const house::ListId list = joined != nullptr ? joined->list : left->list;
    for (const house::SeatedTable& table : floor.seating.tables) {
        if (table.list == list) changed_tables_.insert(table.table);
    }
}

bool Hall::has_company() const {
    return !settings_.programs_need_company || !visitors_.empty();
}

house::ProgramPlayers::Give Hall::giving_at(Moment now) {
    return [this, now](PersonId person, const house::Command& command) {
        static_cast<void>(house_.give({person, 0, now}, command));
        return house_.last_decided().has_value();
    };
}

// The house deals, programs play, until both wait.
void Hall::deal_at(TableId table, Moment now) {
    std::uint64_t before = 0;
    do {
        keeper_.run(house_, table, now);
        before = casino().journal().head().sequence;
        if (has_company()) programs_.run(casino(), table, now, chance_, giving_at(now));
    } while (casino().journal().head().sequence != before && programs_.pace() > Span{});
}

void Hall::deal(Moment now) {
    std::uint64_t before = 0;
    do {
        keeper_.run(house_, now);
        before = casino().journal().head().sequence;
        if (has_company()) programs_.run(casino(), now, chance_, giving_at(now));
    } while (casino().journal().head().sequence != before && programs_.pace() > Span{});
    keeper_.run(house_, now);
}

void Hall::run(Moment now) {
    now_ = now;
    notice_absences(now);
    const std::optional<Moment> due = deals_at();
    if (due && now >= *due) deal(now);
    draw(now);
    house_.write();
    hand_out();
    house_.write();  // what answers have asked for: nobody else may come who would wake us for it
    beat(now);
}

std::optional<Moment> Hall::wakes_at() const {
    std::optional<Moment> first = deals_at();
    const auto consider = [&](std::optional<Moment> moment) {
        if (moment && (!first || *moment < *first)) first = moment;
    };
    consider(next_beat());
    for (const auto& [person, since] : gone_)
        consider(since + settings_.absence_grace);
    return first;
}

std::optional<Moment> Hall::deals_at() const {
    std::optional<Moment> first = keeper_.wakes_at();
    const std::optional<Moment> playing = has_company() ? programs_.wakes_at() : std::nullopt;
    if (playing && (!first || *playing < *first)) first = playing;
    if (lobby_changed_ && lobby_drawn_) {
        const Moment lobby = *lobby_drawn_ + settings_.lobby_pace;
        if (!first || lobby < *first) first = lobby;
    }
    return first;
}

void Hall::draw(Moment now) {
    const std::set<TableId> tables = std::exchange(changed_tables_, {});
    for (const TableId table : tables)
        draw_table(table, now);
    draw_purses();
    draw_rights();
    for (screen::Teller::Hit& hit : teller_.take_hits()) {
        screen::JackpotHit message{.system = hit.system, .win = std::move(hit.win)};
        if (const house::System* const system =
                house::find_system(casino().floor().meters, hit.system)) {
            message.title = screen::show_jackpot(casino().floor(), *system, {}).title;
        }
        const Text text = text_of(message);
        for (const auto& [id, guest] : visitors_)
            hold(id, text);
    }
    const bool is_time = !lobby_drawn_ || now >= *lobby_drawn_ + settings_.lobby_pace;
    if (lobby_changed_ && is_time) draw_lobby(now);
}

// Those who are nobody in particular are all sent the same.
void Hall::draw_table(TableId table, Moment now) {
    const auto found = watchers_.find(table);
    const std::uint64_t told = teller_.told(table);
    if (found == watchers_.end() || found->second.empty()) {
        sent_.erase(table);
        return;
    }
    const house::FloorTable& shown = *house::find_table(casino().floor(), table);
    Sent& sent = sent_.try_emplace(table, Sent{told, 0}).first->second;
    const std::vector<screen::LogLine>& all = teller_.lines(table);
    const std::uint64_t fresh = std::min<std::uint64_t>(told - sent.lines, all.size());
    const bool is_new_sign = sent.sign != shown.board.version;
    sent = {told, shown.board.version};
    const screen::Detail detail = is_new_sign ? screen::Detail::whole : screen::Detail::moving;
    const std::vector<screen::LogLine> lines(all.end() - static_cast<std::ptrdiff_t>(fresh),
                                             all.end());
    const screen::TablePictures pictures(scenery(now), shown, detail, lines);
    std::map<PersonId, Text> texts;
    for (const VisitorId id : found->second) {
        const PersonId person = visitors_[id].person;
        Text& text = texts[person];
        if (!text) {
            ++counts_.pictures;
            text = std::make_shared<std::string>(pictures.text_for(person));
        }
        hold(id, text);
    }
}

void Hall::draw_lobby(Moment now) {
    lobby_drawn_ = now;
    lobby_changed_ = false;
    if (lobby_watchers_ == 0) return;
    const screen::Scenery seen = scenery(now);
    const Text changes = lobby_.changes(seen, people());
    screen::MineByPerson everybodys = show_mine(seen);
    for (auto& [id, guest] : visitors_) {
        if (!guest.watches_lobby) continue;
        if (changes) hold(id, changes);
        const std::vector<screen::MyTable>& mine = everybodys[guest.person];
        if (mine == guest.mine) continue;
        guest.mine = mine;
        hold(id, screen::MineChanged{mine});
    }
}

void Hall::draw_purses() {
    const std::set<PersonId> persons = std::exchange(changed_purses_, {});
    for (const auto& [id, guest] : visitors_) {
        if (!persons.contains(guest.person)) continue;
        const ledger::Balances& balances = casino().balances();
        hold(id,
             screen::PurseChanged{balances.of(house::purse_of(house::Chips::money, guest.person)),
                                  balances.of(house::purse_of(house::Chips::play, guest.person))});
    }
}

void Hall::send_rights(VisitorId id, Guest& guest) {
    guest.rights = screen::show_rights(casino().floor(), guest.person);
    hold(id, screen::RightsChanged{guest.rights});
}

// A complainant reads the notice wherever they are, so that it goes to every connection. [I-120]
void Hall::draw_rights() {
    if (!std::exchange(cases_changed_, false)) return;
    for (auto& [id, guest] : visitors_) {
        if (guest.person == 0) continue;
        if (screen::show_rights(casino().floor(), guest.person) != guest.rights)
            send_rights(id, guest);
    }
}

// One question of a line at a time: the coach's queue is everybody's.
void Hall::advise(VisitorId id, Guest& guest, TableId table, Moment now) {
    const house::Floor& floor = casino().floor();
    const house::FloorTable* const found = house::find_table(floor, table);
    if (guest.person == 0 || found == nullptr) {
        const Rejection why{Reason::no_such_person, "I-138"_clause};
        return hold(id, refusal_of(0, why));
    }
    if (guest.is_asking)
        return hold(id, screen::Complaint{"The coach is still at your last question.", false});
    summaries_.try_emplace(guest.person);
    const auto question = std::make_shared<coach::AdviceQuestion>(
        coach::question_of({floor, casino().balances(), by_of(floor, guest.person, now)}, *found));
    const auto advice = std::make_shared<Result<coach::Advice>>();
    guest.is_asking = true;
    const bool is_taken =
        elsewhere_([question, advice] { *advice = coach::answer(*question); },
                   [this, id, table, advice] {
                       if (const auto asker = visitors_.find(id); asker != visitors_.end())
                           asker->second.is_asking = false;
                       if (*advice) {
                           hold(id, screen::Advised{table, raw(**advice)});
                       } else {
                           hold(id, refusal_of(0, advice->error()));
                       }
                   });
    if (is_taken) return;
    guest.is_asking = false;
    hold(id, screen::Complaint{"The coach is busy: please ask again.", false});
}

void Hall::sum_up(VisitorId id, const Guest& guest) {
    hold(id, screen::Summed{raw(summaries_[guest.person])});
}

// What nobody has time for is not judged: play goes on.
void Hall::judge(PersonId person,
                 const coach::PlayerDecision& decision,
                 const coach::AdviceQuestion& asked) {
    const auto question = std::make_shared<coach::AdviceQuestion>(asked);
    const auto advice = std::make_shared<Result<coach::Advice>>();
    static_cast<void>(elsewhere_(
        [question, advice] { *advice = coach::answer(*question); },
        [this, person, decision, advice] {
            if (!*advice) return;
            const auto judgement = coach::judge(**advice, decision.made);
            if (!judgement) return;
            coach::CoachSummary& summary = summaries_[person];
            summary = with(std::move(summary), *judgement);
            screen::Judged judged{.table = judgement->table, .round = judgement->round};
            judged.made = judgement->made;
            judged.best = judgement->best;
            judged.is_mistake = judgement->is_mistake;
            judged.is_judged = judgement->is_judged;
            judged.cost =
                Money::of_cents(static_cast<std::int64_t>(nearest_decimal(judgement->cost) + 0.5));
            judged.advice = raw(**advice);
            for (const auto& [id, guest] : visitors_) {
                if (guest.person == person) hold(id, judged);
            }
        }));
}

}  // namespace baize::server
