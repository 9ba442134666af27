// Who does a long count: it comes in numbered pieces that depend on nothing else, and the engine
// knows no threads. Whoever has some gives a crew of several workers.
#pragma once

#include <cstddef>
#include <functional>

namespace baize {

// Does one piece. Of the pieces with the same worker no two run at the same time.
using Piece = std::function<void(std::size_t piece, std::size_t worker)>;

struct Crew {
    std::size_t workers = 1;

    // Does the pieces 0 to count - 1, each once, in any order; returns when all are done.
    std::function<void(std::size_t count, const Piece& piece)> run = [](std::size_t count,
                                                                        const Piece& piece) {
        for (std::size_t i = 0; i < count; ++i)
            piece(i, 0);
    };
};

}  // namespace baize
