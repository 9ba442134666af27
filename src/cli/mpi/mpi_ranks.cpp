// Implements the ranks with MPI: the module that the program loads under mpirun.
#include <algorithm>
#include <cstdint>
#include <list>
#include <mpi.h>
#include <sched.h>
#include <utility>
#include <vector>

#include "cli/grid/ranks.h"

namespace baize {

namespace {

// Errors are not handled here: MPI ends the whole job on any failure.
class MpiRanks final : public Ranks {
  public:
    MpiRanks() {
        int provided = 0;
        MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
        MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
        MPI_Comm_size(MPI_COMM_WORLD, &count_);
        cores_ = own_share_of_cores();
    }

    [[nodiscard]] int rank() const override { return rank_; }

    [[nodiscard]] int count() const override { return count_; }

    [[nodiscard]] std::size_t cores() const override { return cores_; }

    void share(std::string& text) override {
        std::uint64_t size = text.size();
        MPI_Bcast(&size, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
        text.resize(size);
        constexpr std::uint64_t part_max = std::uint64_t{1} << 30U;  // MPI counts are of type int
        for (std::uint64_t at = 0; at < size; at += part_max) {
            const auto part = static_cast<int>(std::min(part_max, size - at));
            MPI_Bcast(text.data() + at, part, MPI_CHAR, 0, MPI_COMM_WORLD);
        }
    }

    void send(int to, std::string text) override {
        forget_what_was_sent();
        Sending& sending = sending_.emplace_back(Sending{.text = std::move(text)});
        MPI_Isend(sending.text.data(),
                  static_cast<int>(sending.text.size()),
                  MPI_CHAR,
                  to,
                  0,
                  MPI_COMM_WORLD,
                  &sending.request);
    }

    [[nodiscard]] std::optional<RankMessage> receive() override {
        int there = 0;
        MPI_Status status{};
        MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &there, &status);
        if (there == 0) return std::nullopt;
        int size = 0;
        MPI_Get_count(&status, MPI_CHAR, &size);
        RankMessage message{.from = status.MPI_SOURCE,
                            .text = std::string(static_cast<std::size_t>(size), '\0')};
        MPI_Recv(message.text.data(),
                 size,
                 MPI_CHAR,
                 message.from,
                 0,
                 MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
        return message;
    }

    void part() override {
        for (Sending& sending : sending_)
            MPI_Wait(&sending.request, MPI_STATUS_IGNORE);
        sending_.clear();
        MPI_Finalize();
    }

  private:
    struct Sending {
        std::string text{};
        MPI_Request request = MPI_REQUEST_NULL;
    };

    void forget_what_was_sent() {
        sending_.remove_if([](Sending& sending) {
            int sent = 0;
            MPI_Test(&sending.request, &sent, MPI_STATUS_IGNORE);
            return sent != 0;
        });
    }

    // mpirun may have bound each rank to its own cores, or all ranks may run on all of them. A core
    // that several ranks share is divided equally among them.
    static std::size_t own_share_of_cores() {
        cpu_set_t own;
        CPU_ZERO(&own);
        if (sched_getaffinity(0, sizeof own, &own) != 0) return 1;
        std::vector<int> ranks(CPU_SETSIZE, 0);
        for (std::size_t core = 0; core < ranks.size(); ++core)
            ranks[core] = CPU_ISSET(core, &own) ? 1 : 0;
        MPI_Comm machine = MPI_COMM_NULL;
        MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &machine);
        MPI_Allreduce(MPI_IN_PLACE, ranks.data(), CPU_SETSIZE, MPI_INT, MPI_SUM, machine);
        MPI_Comm_free(&machine);
        double share = 0;
        for (std::size_t core = 0; core < ranks.size(); ++core) {
            if (CPU_ISSET(core, &own)) share += 1.0 / std::max(ranks[core], 1);
        }
        return std::max<std::size_t>(static_cast<std::size_t>(share + 1e-6), 1);
    }

    int rank_ = 0;
    int count_ = 1;
    std::size_t cores_ = 1;
    std::list<Sending> sending_{};
};

}  // namespace

}  // namespace baize

// Declared as in src/cli/grid/ranks.h.
extern "C" baize::Ranks* baize_join_ranks_1();

extern "C" baize::Ranks* baize_join_ranks_1() {
    static baize::MpiRanks ranks;
    return &ranks;
}
