#include "cli/serve/serve_run.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <optional>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "cli/ledgers/key_file.h"
#include "cli/ledgers/ledger_file.h"
#include "cli/serve/house_run.h"
#include "server/api/history_handlers.h"
#include "server/api/serve_study.h"
#include "server/net/caller.h"
#include "service/accounts/accounts.h"
#include "service/activity_log/teller.h"
#include "service/codec/json_form.h"
#include "service/history/archive_writer.h"
#include "service/history/archivist.h"

namespace baize {

namespace {

using house::PersonId;

constexpr Span duty_pace = Span::of_seconds(3);
constexpr int programs_at_first = 5;
constexpr Money welcome_money = Money::of_cents(1'000'00);

Moment clock_now() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return Moment::of_microseconds(
        std::chrono::duration_cast<std::chrono::microseconds>(since).count());
}

// Of no day: it never jumps.
Moment steady_now() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return Moment::of_microseconds(
        std::chrono::duration_cast<std::chrono::microseconds>(since).count());
}

int say(Console& console, const std::string& text, int status = exit_failed) {
    console.error << "baize serve: " << text << '\n';
    return status;
}

int say(Console& console, const ledger::Fault& fault) {
    return say(
        console, fault.text, fault.kind == ledger::FaultKind::disk ? exit_fault : exit_failed);
}

server::LogLevel level_named(const std::string& name) {
    server::LogLevel level = server::LogLevel::info;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<server::LogLevel>>(
        [&](auto described) {
            if (name == described.name) level = described.value;
        });
    return level;
}

// Where this house answers: on its own machine, and under its public name.
std::vector<std::string> hosts_of(const ServeSettings& settings, std::uint16_t port) {
    std::vector<std::string> hosts;
    for (const std::string_view name : {"127.0.0.1", "localhost", "[::1]"})
        hosts.push_back(fmt::format("{}:{}", name, port));
    if (const std::size_t scheme = settings.origin.find("://"); scheme != std::string::npos)
        hosts.push_back(settings.origin.substr(scheme + 3));
    return hosts;
}

class OpenDoors {
  public:
    OpenDoors(const ServeSettings& settings, Console& console)
        : settings_(settings), console_(console), log_(level_named(settings.log_level)) {}

    [[nodiscard]] int run();

  private:
    [[nodiscard]] std::uint64_t last_event() const {
        return house_->casino().journal().head().sequence;
    }

    [[nodiscard]] std::optional<int> open_house();
    void keep_archive();
    void keep(std::vector<archive::KeptRound> rounds);
    void save_snapshot();
    void look_round();
    void after_work(server::Hall& hall);
    [[nodiscard]] int close();

    const ServeSettings& settings_;
    Console& console_;
    server::Log log_;
    server::Server server_{};
    screen::Teller teller_{};
    std::unique_ptr<ledger::SqliteStore> store_{};
    std::unique_ptr<house::OpenCasino> house_{};
    server::Hall* hall_ = nullptr;
    std::optional<archive::Archive> archive_{};  // for those who read it
    std::optional<archive::Archivist> archivist_{};
    std::optional<archive::ArchiveWriter> writer_{};

    // Not for the archive before this event is on the disk.
    struct Uncertain {
        std::uint64_t event = 0;
        std::vector<archive::KeptRound> rounds{};
    };

    std::deque<Uncertain> uncertain_{};
    std::optional<DutyDesk> desk_{};
    PersonId cashier_ = 0;
    Moment looked_{};
    std::uint64_t saved_ = 0;
};

std::optional<int> OpenDoors::open_house() {
    auto store = ledger::SqliteStore::open(settings_.ledger);
    if (!store) return say(console_, store.error());
    store_ = *std::move(store);
    const auto keys = keys_to_open(*store_, settings_.ledger, settings_.ledger_key);
    if (!keys) return say(console_, keys.error());
    const std::string rounds = settings_.ledger + "-rounds";
    auto to_read = archive::Archive::open(rounds);
    auto to_write = archive::Archive::open(rounds);
    if (!to_read) return say(console_, to_read.error());
    if (!to_write) return say(console_, to_write.error());
    archive_.emplace(*std::move(to_read));
    archivist_.emplace(archive_->unfinished());
    writer_.emplace(*std::move(to_write));
    auto house = house::OpenCasino::open(
        *store_,
        *keys,
        [this] { server_.ring(); },
        [this](
            const house::Floor& floor, const house::Step& step, const house::Recorded& recorded) {
            teller_.tell(floor, step, recorded);
            archivist_->watch(floor, step, recorded);
            if (hall_ != nullptr) hall_->notice(floor, step, recorded);
        },
        archive_->covered());
    if (!house) return say(console_, house.error());
    house_ = *std::move(house);
    if (!house_->unused_snapshot().empty())
        log_.say(server::LogLevel::warning, house_->unused_snapshot(), {});
    saved_ = last_event() - house_->read_at_start();
    const bool is_empty = last_event() == 0;
    if (is_empty && !settings_.is_demo)
        return say(console_,
                   "nobody is in this house yet: set it up with baize house --setup, or "
                   "give --demo for a house to try");
    if (is_empty) {
        std::string why;
        // People look at a showdown as long as at any other result. [I-77]
        DemoSettings demo = settings_.demo;
        const std::int64_t pause = settings_.results_pause.microseconds();
        demo.showdown_seconds = static_cast<std::uint16_t>(
            std::clamp<std::int64_t>((pause + 999'999) / 1'000'000, 1, 60));
        if (!set_up_demo(*house_, clock_now(), demo, why)) return say(console_, "set-up: " + why);
    }
    if (const auto staff = demo_staff(house_->casino()); staff && settings_.is_demo) {
        desk_.emplace(*staff, settings_.demo);
        cashier_ = staff->cashier;
        for (int i = 0; is_empty && i < programs_at_first; ++i)
            look_round();
    }
    house_->write();
    house_->settle();
    static_cast<void>(house_->answers());
    return std::nullopt;
}

void OpenDoors::look_round() {
    const Moment now = clock_now();
    looked_ = now;
    desk_->look_round(house_->casino(), [&](PersonId person, const house::Command& command) {
        static_cast<void>(house_->give({person, 0, now}, command));
        return house_->last_decided().has_value();
    });
}

void OpenDoors::keep(std::vector<archive::KeptRound> rounds) {
    if (!rounds.empty()) uncertain_.push_back({last_event(), std::move(rounds)});
}

// Only what is on the disk is handed on, and nobody waits for it here.
void OpenDoors::keep_archive() {
    keep(archivist_->take(house_->casino().floor()));
    const std::uint64_t certain = house_->committer().durable();
    while (!uncertain_.empty() && uncertain_.front().event <= certain) {
        writer_->give(std::move(uncertain_.front().rounds));
        uncertain_.pop_front();
    }
}

// The archive first: a start from the snapshot sees nothing of what was before it.
void OpenDoors::save_snapshot() {
    house_->settle();
    if (house_->fault()) return;
    keep(archivist_->take_all(house_->casino().floor()));
    keep_archive();
    saved_ = last_event();
    if (!writer_->wait()) {
        // Without a snapshot the next start sees these rounds again and writes them.
        log_.say(server::LogLevel::error, "the archive of rounds could not be written", {});
        return;
    }
    if (!archive_->set_covered(saved_)) return;
    house_->save_snapshot();
}

void OpenDoors::after_work(server::Hall& hall) {
    keep_archive();
    if (desk_ && hall.visitors() > 0 && clock_now() >= looked_ + duty_pace) {
        look_round();
        house_->write();
    }
    if (last_event() - saved_ >= settings_.snapshot_every) save_snapshot();
}

int OpenDoors::close() {
    house_->settle();
    if (!house_->fault()) keep_archive();
    if (last_event() > saved_) save_snapshot();
    house_->settle();
    if (const auto fault = house_->fault()) {
        log_.say(server::LogLevel::error, "the disk has failed", {{"why", fault->text}});
        return exit_fault;
    }
    log_.say(
        server::LogLevel::info, "closed", {{"event", static_cast<std::int64_t>(last_event())}});
    return 0;
}

int OpenDoors::run() {
    const auto lock = HouseLock::take(settings_.ledger);
    if (!lock) return say(console_, lock.error());
    if (const auto status = open_house()) return *status;
    auto accounts = server::Accounts::open(settings_.ledger + "-accounts");
    if (!accounts) return say(console_, accounts.error());
    std::optional<server::Pages> pages;
    if (!settings_.pages.empty()) {
        pages = server::Pages::read(settings_.pages);
        if (!pages)
            return say(console_, settings_.pages + ": no pages are there; ./dev web builds them");
    }
    if (const auto why = server_.listen(settings_.net)) return say(console_, *why);
    using Worker = server::Server::Worker;
    const std::size_t waiting = settings_.limits.slow_work;
    house::TableKeeper keeper = settings_.deals
                                    ? house::TableKeeper(settings_.deals, settings_.results_pause)
                                    : house::TableKeeper(settings_.results_pause);
    // What was due when the house closed: a deck is promised before anybody wagers on it.
    keeper.run(*house_, clock_now());
    server::Hall hall(*house_,
                      teller_,
                      std::move(keeper),
                      server_.elsewhere(Worker::coach, waiting),
                      {.programs_pace = settings_.programs_pace, .version = BAIZE_VERSION});
    hall_ = &hall;
    server::Router router;
    server::ReceptionSettings at_door;
    at_door.hosts = hosts_of(settings_, server_.port());
    at_door.has_tls = !settings_.net.certificate.empty();
    at_door.origin = settings_.origin;
    for (const std::string& proxy : settings_.proxies)
        at_door.proxies.push_back(server::plain_address(proxy).value_or(proxy));
    at_door.is_demo = settings_.is_demo;
    at_door.metrics_open = settings_.metrics_open;
    at_door.cashier = cashier_;
    if (cashier_ != 0) at_door.welcome = welcome_money;
    at_door.limits = settings_.limits;
    server::Reception reception(hall,
                                *accounts,
                                router,
                                pages ? &*pages : nullptr,
                                log_,
                                clock_now,
                                server_.elsewhere(Worker::passwords, waiting),
                                at_door);
    server::add_history_handlers(
        router,
        {*archive_,
         [this] { static_cast<void>(writer_->wait()); },
         [path = settings_.ledger]() -> ledger::Outcome<std::unique_ptr<ledger::Store>> {
             auto store = open_to_read(path);
             if (!store) return unexpected(store.error());
             return std::unique_ptr<ledger::Store>(*std::move(store));
         },
         accounts->secret(),
         house_->casino().vault()},
        server_.elsewhere(Worker::history, waiting));
    const server::CountLimits& counting = settings_.limits.counts;
    server::CountQueue counts(server_.counting(counting.threads), steady_now, counting);
    server_.at_end([&counts] { counts.close(); });
    add_study_handlers(router, counts, steady_now);
    reception.show_counts_of(counts);
    const std::string url = fmt::format(
        "{}://{}:{}/", at_door.has_tls ? "https" : "http", settings_.net.address, server_.port());
    log_.say(server::LogLevel::info,
             "open",
             {{"address", url},
              {"events", static_cast<std::int64_t>(last_event())},
              {"tables", static_cast<std::int64_t>(house_->casino().floor().tables.size())}});
    console_.out << "Baize is open at " << url << '\n';
    console_.out.flush();
    if (settings_.on_open) settings_.on_open(server_.port());
    static_cast<void>(server_.run(reception, *house_, [&] { after_work(hall); }));
    hall_ = nullptr;
    return close();
}

}  // namespace

int run_serve(const ServeSettings& settings, Console& console) {
    return OpenDoors(settings, console).run();
}

}  // namespace baize
