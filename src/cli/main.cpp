#include <csignal>
#include <exception>
#include <iostream>
#include <poll.h>
#include <unistd.h>

#include "cli/console.h"
#include "cli/grid/ranks_launch.h"
#include "cli/program.h"

namespace {

bool reader_has_gone() {
    pollfd output{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
    return poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

// A closed pipe (`baize rules CP | head`) is not a failure; a full disk is.
int finish(int status) {
    std::cout.flush();
    if (std::cout.good() || reader_has_gone()) return status;
    std::cerr << "baize: the output could not be written\n";
    return baize::exit_failed;
}

}  // namespace

int main(int count, char** arguments) {
    std::ios::sync_with_stdio(false);
    std::signal(SIGPIPE, SIG_IGN);
    try {
        // Under mpirun only rank 0 prints, and its status is that of the job. The other ranks exit
        // with 0, because mpirun ends all ranks as soon as one exits with another status.
        std::ostream nowhere(nullptr);
        const bool speaks = baize::rank_launch().rank == 0;
        baize::Console console{
            std::cin, speaks ? std::cout : nowhere, speaks ? std::cerr : nowhere};
        const int status = baize::run_program(count, arguments, console);
        return speaks ? finish(status) : 0;
    } catch (const std::exception& error) {
        std::cerr << "baize: " << error.what() << '\n';
        return baize::exit_failed;
    }
}
