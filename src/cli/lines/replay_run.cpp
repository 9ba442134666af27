#include "cli/lines/replay_run.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <istream>
#include <ostream>
#include <string_view>
#include <unistd.h>
#include <utility>

#include "cli/lines/ordered_work.h"
#include "cli/progress_bar.h"

namespace baize {

namespace {

using histories::BlockSplitter;
using histories::HandBlock;
using histories::TextSource;

// An open file, closed on destruction.
class OpenFile {
  public:
    explicit OpenFile(const std::string& name) : number_(::open(name.c_str(), O_RDONLY)) {}

    ~OpenFile() {
        if (number_ >= 0) ::close(number_);
    }

    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    [[nodiscard]] bool is_open() const { return number_ >= 0; }

    [[nodiscard]] TextSource source(bool& has_failed) const {
        return [number = number_, &has_failed](char* place, std::size_t size) -> std::size_t {
            const ssize_t got = ::read(number, place, size);
            has_failed = has_failed || got < 0;
            return got > 0 ? static_cast<std::size_t>(got) : 0;
        };
    }

  private:
    int number_;
};

TextSource source_of(std::istream& in) {
    return [&in](char* place, std::size_t size) {
        in.read(place, static_cast<std::streamsize>(size));
        return static_cast<std::size_t>(in.gcount());
    };
}

// Prints the text of an answer and fills its gaps.
class TextPrinter {
  public:
    TextPrinter(std::ostream& out,
                const ReplayAnswer& answer,
                std::uint64_t hands_before,
                std::uint64_t lines_before)
        : out_(out), answer_(answer), hands_before_(hands_before), lines_before_(lines_before) {}

    void print_to(std::size_t end) {
        const std::string_view text = answer_.text;
        for (; gap_ < answer_.gaps.size() && answer_.gaps[gap_].offset < end; ++gap_) {
            const ReplayAnswer::Gap& gap = answer_.gaps[gap_];
            out_ << text.substr(from_, gap.offset - from_)
                 << gap.number + (gap.is_line ? lines_before_ : hands_before_);
            from_ = gap.offset;
        }
        out_ << text.substr(from_, end - from_);
        from_ = end;
    }

    void skip_to(std::size_t end) {
        while (gap_ < answer_.gaps.size() && answer_.gaps[gap_].offset < end)
            ++gap_;
        from_ = end;
    }

  private:
    std::ostream& out_;
    const ReplayAnswer& answer_;
    std::uint64_t hands_before_;
    std::uint64_t lines_before_;
    std::size_t gap_ = 0;
    std::size_t from_ = 0;
};

class Run {
  public:
    Run(const ReplayJob& job, Console& console)
        : job_(job),
          console_(console),
          replays_(!converts(job.prints)),
          worker_(job.prints, job.sign),
          progress_(console.error, job.shows_progress) {}

    ReplayCounts run() {
        measure();
        work_.start(job_.threads, worker_);
        for (const std::string& file : job_.files) {
            if (file == "-") {
                split(file, source_of(console_.in));
            } else {
                read_file(file);
            }
        }
        while (work_.under_way() > 0)
            deliver(work_.take());
        print_held();
        progress_.clear();
        console_.out.flush();
        return counts_;
    }

  private:
    void measure() {
        for (const std::string& file : job_.files) {
            std::error_code error;
            const std::uintmax_t size = std::filesystem::file_size(file, error);
            if (!error) bytes_ += size;
        }
    }

    void read_file(const std::string& file) {
        errno = 0;
        const OpenFile open(file);
        bool has_failed = false;
        if (open.is_open()) split(file, open.source(has_failed));
        if (!open.is_open() || has_failed) add_error(file, std::strerror(errno));
    }

    void split(const std::string& file, TextSource source) {
        BlockSplitter splitter(std::move(source), job_.block_size);
        HandBlock block;
        while (console_.out.good() && splitter.next(block)) {
            work_.hand_in({.file = file, .block = std::exchange(block, HandBlock{})});
            // Keeps enough tasks queued that every thread has its next one, and not more, to limit
            // memory.
            if (work_.under_way() > std::size_t{2} * job_.threads) deliver(work_.take());
        }
    }

    void add_error(const std::string& file, std::string_view what) {
        console_.error << "baize replay: " << file << ": " << what << '\n';
        console_.exit_status = exit_failed;
    }

    // A block that begins in the middle of a hand is processed again from the start of that hand.
    void deliver(ReplayAnswer answer) {
        if (has_broken_) {
            const ReplayTask whole{.file = answer.task.file,
                                   .block = joined(broken_.block, broken_from_, answer.task.block)};
            has_broken_ = false;
            answer = worker_(whole);
        }
        has_broken_ = answer.breaks_off;
        broken_from_ = answer.broken_from;
        if (has_broken_) broken_ = answer.task;
        show_progress(answer.task.block.size());
        hold(std::move(answer));
    }

    // Keeps the answers of a file until the commissions of all its hands are known. Of a file that
    // is too long for that, the hands so far decide.
    void hold(ReplayAnswer answer) {
        constexpr std::size_t held_max = std::size_t{64} << 20U;
        if (answer.task.block.is_first) {
            print_held();
            charges_.clear();
        }
        histories::BlockText().swap(answer.task.block.text);
        for (const ReplayCharge& charge : answer.charges)
            charges_.add(charge.charge);
        constexpr std::size_t charge_size = sizeof(ReplayCharge) + sizeof(histories::TableCharge);
        held_size_ += answer.text.size() + answer.charges.size() * charge_size;
        held_.push_back(std::move(answer));
        if (!replays_ || held_size_ > held_max) print_held();
    }

    void print_held() {
        verdicts_ = charges_.judge();
        judged_ = 0;
        for (const ReplayAnswer& answer : held_)
            print(answer);
        held_.clear();
        held_size_ = 0;
    }

    void print(const ReplayAnswer& answer) {
        const HandBlock& block = answer.task.block;
        const bool restarts =
            block.is_first && job_.prints != ReplayPrints::phh && job_.prints != ReplayPrints::text;
        if (block.is_first) lines_before_ = 0;
        if (restarts) hands_before_ = 0;
        counts_.add(answer.counts);
        print_text(answer);
        for (histories::HandFault fault : answer.faults) {
            fault.hand += hands_before_;
            fault.line += lines_before_;
            add_error(answer.task.file, sentence(fault));
        }
        hands_before_ += answer.counts.hands();
        lines_before_ += answer.lines;
    }

    void print_text(const ReplayAnswer& answer) {
        TextPrinter printer(console_.out, answer, hands_before_, lines_before_);
        for (const ReplayCharge& charge : answer.charges) {
            const histories::ChargeVerdict& verdict = verdicts_[judged_++];
            const bool fits = verdict.fits;
            if (charge.is_held) printer.print_to(charge.begin);
            if (!fits) {
                --counts_.agree;
                ++counts_.differ;
            }
            if (!fits && charge.end != charge.begin) {
                printer.print_to(charge.agreement);
                console_.out << refusal_of(charge.charge, verdict.due);
            }
            if (!fits || charge.is_held) printer.skip_to(charge.end);
        }
        printer.print_to(answer.text.size());
    }

    void show_progress(std::size_t more) {
        done_ += more;
        const auto now = std::chrono::steady_clock::now();
        if (now - began_ > std::chrono::seconds(1)) progress_.show(std::min(done_, bytes_), bytes_);
    }

    const ReplayJob& job_;
    Console& console_;
    bool replays_;
    ReplayWorker worker_;
    OrderedWork<ReplayTask, ReplayAnswer, ReplayWorker> work_{};
    ReplayCounts counts_{};
    histories::TableCharges charges_{};
    std::vector<histories::ChargeVerdict> verdicts_{};  // of the hands that are being printed
    std::size_t judged_ = 0;                            // how many of them have been printed
    std::vector<ReplayAnswer> held_{};
    std::size_t held_size_ = 0;
    ReplayTask broken_{};  // its last hand goes with the next block
    std::size_t broken_from_ = 0;
    bool has_broken_ = false;
    std::uint64_t hands_before_ = 0;
    std::uint64_t lines_before_ = 0;
    ProgressBar progress_;
    std::uint64_t bytes_ = 0;
    std::uint64_t done_ = 0;
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

}  // namespace

ReplayCounts run_replay(const ReplayJob& job, Console& console) {
    return Run(job, console).run();
}

}  // namespace baize
