#include "math/holdem/decisions/holdem_weighing.h"

namespace baize::exact::holdem {

template <typename Sum>
BoardsWeighed<Sum>::BoardsWeighed(const WorthLines& lines,
                                  const ParallelExecutor& executor,
                                  PartsOf parts_of,
                                  std::size_t parts)
    : lines_(lines),
      executor_(executor),
      parts_of_(parts_of),
      worth_(board_ranks_count * pair_places) {
    workers_.reserve(executor.workers);
    for (std::size_t i = 0; i < executor.workers; ++i)
        workers_.push_back({BoardWorth<Sum>(boards_, lines), LargeArray<Sum>(parts * hole_places)});
}

template <typename Sum>
void BoardsWeighed<Sum>::run() {
    executor_.run(Boards::tasks, [&](std::size_t task, std::size_t) {
        boards_.prepare(task, lines_.lowest_qualifying);
    });
    executor_.run(Boards::tasks, [&](std::size_t task, std::size_t at) {
        boards_.for_each_ranked(task, [&](std::size_t number, const RankedBoard& board) {
            weigh(number, board, workers_[at]);
        });
    });
    executor_.run(Boards::tasks, [&](std::size_t task, std::size_t) { add_up(task); });
    for (Worker& worker : workers_) {
        worker.worth.close();
        if (&worker != &workers_[0]) workers_[0].worth.add(worker.worth);
    }
}

template <typename Sum>
void BoardsWeighed<Sum>::weigh(std::size_t number, const RankedBoard& board, Worker& worker) {
    worker.worth.weigh_ranks(board, &worth_[number * pair_places]);
    boards_.for_each_views(board, [&](const Views& views) {
        worker.worth.weigh_views(views);
        for (std::size_t lane = 0; lane < views.size(); ++lane) {
            const Ranks out = views.out(lane);
            add_to_parts(boards_.ways(),
                         parts_of_(views.suit(lane).ranks(), out),
                         out,
                         worker.worth.row(lane),
                         worker.parts);
        }
    });
    worker.worth.close_board();
}

// Adds up one section of the results of all workers. The sections are tasks of the executor.
template <typename Sum>
void BoardsWeighed<Sum>::add_up(std::size_t task) {
    LargeArray<Sum>& first = workers_[0].parts;
    const std::size_t from = first.size() * task / Boards::tasks;
    const std::size_t to = first.size() * (task + 1) / Boards::tasks;
    for (std::size_t at = 1; at < workers_.size(); ++at) {
        for (std::size_t i = from; i < to; ++i)
            first[i] += workers_[at].parts[i];
    }
}

template class BoardsWeighed<std::int32_t>;
template class BoardsWeighed<std::int64_t>;

}  // namespace baize::exact::holdem
