#include "cli/serve/console_run.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <limits>
#include <optional>
#include <ostream>
#include <poll.h>
#include <unistd.h>
#include <vector>

#include "cli/ledgers/key_file.h"
#include "cli/ledgers/ledger_file.h"
#include "cli/lines/line_splitter.h"
#include "cli/serve/console_session.h"
#include "cli/serve/wake_files.h"
#include "formats/json/json_text.h"
#include "service/activity_log/receipt_details.h"

namespace baize {

namespace {

Moment clock_now() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return Moment::of_microseconds(
        std::chrono::duration_cast<std::chrono::microseconds>(since).count());
}

// The timeout of poll(), rounded up so that the moment has come when it expires.
int milliseconds_until(std::optional<Moment> moment, Moment now) {
    if (!moment) return -1;
    const std::int64_t left = (*moment - now).microseconds();
    const std::int64_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp<std::int64_t>((left + 999) / 1'000, 0, most));
}

class ConsoleRun {
  public:
    ConsoleRun(const HouseSettings& settings,
               house::OpenCasino& house,
               const views::ReceiptDetails& receipt_details,
               const WakeEvent& written,
               const StopSignals& stop,
               Console& console)
        : settings_(settings),
          house_(house),
          written_(written),
          stop_(stop),
          console_(console),
          session_(house, receipt_details, settings.time_from, settings.bot_pace),
          saved_(house.casino().journal().head().sequence - house.read_at_start()) {}

    void set_up();
    void run(int input);
    [[nodiscard]] int close();

  private:
    [[nodiscard]] std::uint64_t last_event() const {
        return house_.casino().journal().head().sequence;
    }

    void read_input(int input);
    void flush();
    void say_fault(const ledger::Fault& fault) const;

    const HouseSettings& settings_;
    house::OpenCasino& house_;
    const WakeEvent& written_;
    const StopSignals& stop_;
    Console& console_;
    ConsoleSession session_;
    LineSplitter lines_{};
    std::vector<char> block_ = std::vector<char>(std::size_t{1} << 16U);
    std::string out_{};
    std::uint64_t saved_;  // the last event included in a snapshot
    bool is_over_ = false;
};

// One batch contains both, so that there is never a person without rights in a new house.
void ConsoleRun::set_up() {
    const house::CommandEnvelope envelope{house::the_house_itself, 0, clock_now()};
    const Moment start = settings_.time_from == codec::TimeFrom::lines ? Moment{} : envelope.now;
    static_cast<void>(house_.submit({envelope.person, 0, start},
                                    house::PeopleCommand(house::Enrol{settings_.setup, false})));
    const house::Appoint appointed{1, Role::executive, house::Office::none};
    static_cast<void>(house_.submit({envelope.person, 0, start}, house::PeopleCommand(appointed)));
    house_.settle();
    for (const house::CommandResult& answered : house_.take_results()) {
        if (answered.answer) continue;
        console_.error << "baize house: " << settings_.setup << ": "
                       << sentence(answered.answer.error().reason) << '\n';
        console_.exit_status = exit_failed;
        is_over_ = true;
        return;
    }
    if (house_.fault()) return;
    JsonText(out_).begin_object().key("executive").number(1).end_object();
    out_ += '\n';
    flush();
}

// Reads the available input up to a limit, because others wait for their responses.
void ConsoleRun::read_input(int input) {
    constexpr int blocks_max = 16;
    pollfd more{.fd = input, .events = POLLIN, .revents = 0};
    for (int i = 0; i < blocks_max && !is_over_; ++i) {
        if (i > 0 && ::poll(&more, 1, 0) != 1) return;
        const ssize_t count = ::read(input, block_.data(), block_.size());
        if (count < 0 && errno == EINTR) continue;
        const auto take = [&](std::string_view line) { session_.take(line, clock_now()); };
        if (count <= 0) {
            lines_.finish(take);
            is_over_ = true;
            return;
        }
        lines_.add({block_.data(), static_cast<std::size_t>(count)}, take);
    }
}

void ConsoleRun::flush() {
    session_.flush(out_);
    if (out_.empty()) return;
    console_.out.write(out_.data(), static_cast<std::streamsize>(out_.size()));
    console_.out.flush();
    out_.clear();
    if (!console_.out.good()) is_over_ = true;  // The output is closed.
}

void ConsoleRun::run(int input) {
    std::array<pollfd, 3> files{{{.fd = input, .events = POLLIN, .revents = 0},
                                 {.fd = written_.file(), .events = POLLIN, .revents = 0},
                                 {.fd = stop_.file(), .events = POLLIN, .revents = 0}}};
    while (!is_over_ && !house_.fault()) {
        session_.deal(clock_now());
        house_.write();
        flush();
        if (last_event() - saved_ >= settings_.snapshot_every) {
            house_.save_snapshot();
            saved_ = last_event();
        }
        const bool has_clock = settings_.time_from == codec::TimeFrom::clock;
        const int wait = has_clock ? milliseconds_until(session_.wakes_at(), clock_now()) : -1;
        for (pollfd& file : files)
            file.revents = 0;
        if (::poll(files.data(), files.size(), wait) < 0 && errno != EINTR) return;
        if (files[1].revents != 0) written_.clear();
        if (files[2].revents != 0) return;
        if (files[0].revents != 0) read_input(input);
    }
}

void ConsoleRun::say_fault(const ledger::Fault& fault) const {
    console_.error << "baize house: " << fault.text
                   << "\n"
                      "baize house: no further command is answered; open the ledger again\n";
}

int ConsoleRun::close() {
    house_.settle();
    if (!house_.fault()) {
        flush();
        if (last_event() > saved_) house_.save_snapshot();
        house_.settle();
    }
    if (const auto fault = house_.fault()) {
        say_fault(*fault);
        return exit_fault;
    }
    return console_.exit_status;
}

int say(Console& console, const ledger::Fault& fault) {
    console.error << "baize house: " << fault.text << '\n';
    return fault.kind == ledger::FaultKind::disk ? exit_fault : exit_failed;
}

}  // namespace

int run_house(const HouseSettings& settings, int input, Console& console) {
    const auto lock = HouseLock::take(settings.ledger);
    if (!lock) return say(console, lock.error());
    const auto store = ledger::SqliteStore::open(settings.ledger);
    if (!store) return say(console, store.error());
    const auto keys = keys_to_open(**store, settings.ledger, settings.ledger_key);
    if (!keys) return say(console, keys.error());
    const StopSignals stop;  // created before the ledger's thread, which signals must not interrupt
    const WakeEvent written;
    views::ReceiptDetails receipt_details;
    // Watches replayed events too, because a client may ask again for a lost response.
    const auto house = house::OpenCasino::open(
        **store,
        *keys,
        [&written] { written.wake(); },
        [&](const house::CasinoState& state,
            const house::Step& step,
            const house::EventMeta& recorded) { receipt_details.watch(state, step, recorded); });
    if (!house) return say(console, house.error());
    if (!(*house)->unused_snapshot().empty())
        console.error << "baize house: " << (*house)->unused_snapshot()
                      << "; every event was read instead\n";
    ConsoleRun run(settings, **house, receipt_details, written, stop, console);
    const bool is_empty = (*house)->casino().journal().head().sequence == 0;
    if (is_empty == settings.setup.empty()) {
        console.error << "baize house: "
                      << (is_empty
                              ? "the ledger is empty: --setup NAME enrols the first executive\n"
                              : "the ledger is set up already\n");
        return exit_failed;
    }
    if (is_empty) run.set_up();
    if (console.exit_status == 0) run.run(input);
    return run.close();
}

}  // namespace baize
