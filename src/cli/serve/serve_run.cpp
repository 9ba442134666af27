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
#include "cli/serve/console_run.h"
#include "ledger/record/codec/name_table.h"
#include "server/api/analysis_handlers.h"
#include "server/api/export_handlers.h"
#include "server/api/history_handlers.h"
#include "server/net/client_address.h"
#include "service/accounts/accounts.h"
#include "service/activity_log/activity_log.h"
#include "service/history/archive_writer.h"
#include "service/history/round_recorder.h"

namespace baize {

namespace {

using house::PersonId;

constexpr Span attendant_pace = Span::of_seconds(3);
constexpr int bots_at_first = 5;
constexpr Money welcome_money = Money::of_cents(1'000'00);

Moment clock_now() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return Moment::of_microseconds(
        std::chrono::duration_cast<std::chrono::microseconds>(since).count());
}

// A clock without a date, which never jumps.
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
    const ledger::Enumerator* const found =
        ledger::find_name(ledger::type_of<server::LogLevel>(), name);
    return found == nullptr ? server::LogLevel::info : static_cast<server::LogLevel>(found->number);
}

// Returns the accepted Host headers: this machine, and the public name.
std::vector<std::string> hosts_of(const ServeSettings& settings, std::uint16_t port) {
    std::vector<std::string> hosts;
    for (const std::string_view name : {"127.0.0.1", "localhost", "[::1]"})
        hosts.push_back(fmt::format("{}:{}", name, port));
    if (const std::size_t scheme = settings.origin.find("://"); scheme != std::string::npos)
        hosts.push_back(settings.origin.substr(scheme + 3));
    return hosts;
}

class ServeApp {
  public:
    ServeApp(const ServeSettings& settings, Console& console)
        : settings_(settings), console_(console), log_(level_named(settings.log_level)) {}

    [[nodiscard]] int run();

  private:
    [[nodiscard]] std::uint64_t last_event() const {
        return house_->casino().journal().head().sequence;
    }

    [[nodiscard]] std::optional<int> open_house();
    void write_archive();
    void queue_rounds(std::vector<history::ArchivedRound> rounds);
    void save_snapshot();
    void attend();
    void on_idle(server::Broadcaster& broadcaster);
    [[nodiscard]] int close();

    const ServeSettings& settings_;
    Console& console_;
    server::Log log_;
    server::Server server_{};
    views::ActivityLog activity_log_{};
    std::unique_ptr<ledger::SqliteStore> store_{};
    std::unique_ptr<house::OpenCasino> house_{};
    server::Broadcaster* broadcaster_ = nullptr;
    std::optional<history::Archive> archive_{};  // used by readers only
    std::optional<history::RoundRecorder> round_recorder_{};
    std::optional<history::ArchiveWriter> writer_{};

    // Rounds to be archived once this event is durable.
    struct PendingRounds {
        std::uint64_t event = 0;
        std::vector<history::ArchivedRound> rounds{};
    };

    std::deque<PendingRounds> pending_rounds_{};
    std::optional<DemoAttendant> attendant_{};
    PersonId cashier_ = 0;
    Moment attended_at_{};
    std::uint64_t saved_ = 0;
};

std::optional<int> ServeApp::open_house() {
    auto store = ledger::SqliteStore::open(settings_.ledger);
    if (!store) return say(console_, store.error());
    store_ = *std::move(store);
    const auto keys = keys_to_open(*store_, settings_.ledger, settings_.ledger_key);
    if (!keys) return say(console_, keys.error());
    const std::string rounds = settings_.ledger + "-rounds";
    auto to_read = history::Archive::open(rounds);
    auto to_write = history::Archive::open(rounds);
    if (!to_read) return say(console_, to_read.error());
    if (!to_write) return say(console_, to_write.error());
    archive_.emplace(*std::move(to_read));
    round_recorder_.emplace(archive_->unfinished());
    writer_.emplace(*std::move(to_write));
    auto house = house::OpenCasino::open(
        *store_,
        *keys,
        [this] { server_.wake(); },
        [this](const house::CasinoState& state,
               const house::Step& step,
               const house::EventMeta& recorded) {
            activity_log_.add(state, step, recorded);
            round_recorder_->watch(state, step, recorded);
            if (broadcaster_ != nullptr) broadcaster_->mark_changes(state, step, recorded);
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
                   "the ledger is empty: set it up with baize house --setup, or give --demo for "
                   "a demonstration");
    if (is_empty) {
        std::string why;
        // A showdown stays on display as long as any other result. [I-77]
        DemoSettings demo = settings_.demo;
        const std::int64_t pause = settings_.results_pause.microseconds();
        demo.showdown_seconds = static_cast<std::uint16_t>(
            std::clamp<std::int64_t>((pause + 999'999) / 1'000'000, 1, 60));
        if (!set_up_demo(*house_, clock_now(), demo, why)) return say(console_, "set-up: " + why);
    }
    if (const auto staff = demo_staff(house_->casino()); staff && settings_.is_demo) {
        attendant_.emplace(*staff, settings_.demo);
        cashier_ = staff->cashier;
        for (int i = 0; is_empty && i < bots_at_first; ++i)
            attend();
    }
    house_->write();
    house_->settle();
    static_cast<void>(house_->take_results());
    return std::nullopt;
}

void ServeApp::attend() {
    const Moment now = clock_now();
    attended_at_ = now;
    attendant_->attend(house_->casino(), [&](PersonId person, const house::Command& command) {
        static_cast<void>(house_->submit({person, 0, now}, command));
        return house_->last_result().has_value();
    });
}

void ServeApp::queue_rounds(std::vector<history::ArchivedRound> rounds) {
    if (!rounds.empty()) pending_rounds_.push_back({last_event(), std::move(rounds)});
}

// Passes on only durable rounds, without waiting for the writer.
void ServeApp::write_archive() {
    queue_rounds(round_recorder_->take(house_->casino().state()));
    const std::uint64_t durable = house_->committer().durable();
    while (!pending_rounds_.empty() && pending_rounds_.front().event <= durable) {
        writer_->queue(std::move(pending_rounds_.front().rounds));
        pending_rounds_.pop_front();
    }
}

// Writes the archive first, because a start from the snapshot does not see earlier events.
void ServeApp::save_snapshot() {
    house_->settle();
    if (house_->fault()) return;
    queue_rounds(round_recorder_->take_all(house_->casino().state()));
    write_archive();
    saved_ = last_event();
    if (!writer_->wait()) {
        // Without a snapshot the next start replays these rounds and writes them.
        log_.say(server::LogLevel::error, "writing the archive of rounds failed", {});
        return;
    }
    if (!archive_->set_covered(saved_)) return;
    house_->save_snapshot();
}

void ServeApp::on_idle(server::Broadcaster& broadcaster) {
    write_archive();
    if (attendant_ && broadcaster.subscribers() > 0 &&
        clock_now() >= attended_at_ + attendant_pace) {
        attend();
        house_->write();
    }
    if (last_event() - saved_ >= settings_.snapshot_every) save_snapshot();
}

int ServeApp::close() {
    house_->settle();
    if (!house_->fault()) write_archive();
    if (last_event() > saved_) save_snapshot();
    house_->settle();
    if (const auto fault = house_->fault()) {
        log_.say(server::LogLevel::error, "storage error", {{"error", fault->text}});
        return exit_fault;
    }
    log_.say(server::LogLevel::info,
             "server stopped",
             {{"last_event", static_cast<std::int64_t>(last_event())}});
    return 0;
}

int ServeApp::run() {
    const auto lock = HouseLock::take(settings_.ledger);
    if (!lock) return say(console_, lock.error());
    if (const auto status = open_house()) return *status;
    const auto accounts_key = house_->casino().vault()->accounts_key();
    auto accounts = server::Accounts::open(settings_.ledger + "-accounts", *accounts_key);
    if (!accounts) return say(console_, accounts.error());
    std::optional<server::Pages> pages;
    if (!settings_.pages.empty()) {
        pages = server::Pages::read(settings_.pages);
        if (!pages)
            return say(console_, settings_.pages + ": no pages are there; ./dev web builds them");
    }
    if (const auto why = server_.listen(settings_.net)) return say(console_, *why);
    using Worker = server::Server::Worker;
    const std::size_t waiting = settings_.limits.queued_tasks;
    house::AutoDealer auto_dealer =
        settings_.deals ? house::AutoDealer(settings_.deals, settings_.results_pause)
                        : house::AutoDealer(settings_.results_pause);
    // Does what fell due while the house was closed: a deck must be committed to before the first
    // wager on it.
    auto_dealer.run(*house_, clock_now());
    server::Broadcaster broadcaster(*house_,
                                    activity_log_,
                                    std::move(auto_dealer),
                                    server_.background(Worker::coach, waiting),
                                    {.bot_pace = settings_.bot_pace,
                                     .absence_grace = settings_.absence_grace,
                                     .version = BAIZE_VERSION});
    broadcaster_ = &broadcaster;
    server::Router router;
    server::RequestGuardSettings guard_settings;
    guard_settings.hosts = hosts_of(settings_, server_.port());
    guard_settings.has_tls = !settings_.net.certificate.empty();
    guard_settings.origin = settings_.origin;
    for (const std::string& proxy : settings_.proxies)
        guard_settings.proxies.push_back(server::canonical_address(proxy).value_or(proxy));
    guard_settings.is_demo = settings_.is_demo;
    guard_settings.metrics_open = settings_.metrics_open;
    guard_settings.cashier = cashier_;
    if (cashier_ != 0) guard_settings.welcome = welcome_money;
    guard_settings.limits = settings_.limits;
    server::RequestGuard request_guard(broadcaster,
                                       *accounts,
                                       router,
                                       pages ? &*pages : nullptr,
                                       log_,
                                       clock_now,
                                       server_.background(Worker::passwords, waiting),
                                       guard_settings);
    const server::HistorySources sources{
        *archive_,
        [this] { static_cast<void>(writer_->wait()); },
        [path = settings_.ledger]() -> ledger::Outcome<std::unique_ptr<ledger::Store>> {
            auto store = open_to_read(path);
            if (!store) return unexpected(store.error());
            return std::unique_ptr<ledger::Store>(*std::move(store));
        },
        accounts->secret(),
        house_->casino().vault()};
    const server::BackgroundExecutor history = server_.background(Worker::history, waiting);
    server::add_history_handlers(router, sources, history);
    server::add_account_export_handlers(router, request_guard, sources, history);
    const server::JobLimits& job_limits = settings_.limits.jobs;
    server::JobQueue jobs(server_.job_executor(job_limits.threads), steady_now, job_limits);
    server_.at_end([&jobs] { jobs.close(); });
    add_analysis_handlers(router, jobs, steady_now);
    request_guard.add_metrics_of(jobs);
    const std::string url = fmt::format("{}://{}:{}/",
                                        guard_settings.has_tls ? "https" : "http",
                                        settings_.net.address,
                                        server_.port());
    log_.say(server::LogLevel::info,
             "server started",
             {{"address", url},
              {"events", static_cast<std::int64_t>(last_event())},
              {"tables", static_cast<std::int64_t>(house_->casino().state().tables.size())}});
    console_.out << "Baize is open at " << url << '\n';
    console_.out.flush();
    if (settings_.on_open) settings_.on_open(server_.port());
    static_cast<void>(server_.run(request_guard, *house_, [&] { on_idle(broadcaster); }));
    broadcaster_ = nullptr;
    return close();
}

}  // namespace

int run_serve(const ServeSettings& settings, Console& console) {
    return ServeApp(settings, console).run();
}

}  // namespace baize
