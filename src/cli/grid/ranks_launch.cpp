#include "cli/grid/ranks_launch.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <filesystem>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>

#include <fmt/format.h>

namespace baize {

namespace {

int number_in_environment(const char* name, int otherwise) {
    const char* const value = std::getenv(name);
    if (value == nullptr) return otherwise;
    const std::string_view text(value);
    int number = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::string module_path() {
    std::error_code ignored;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    return (program.parent_path() / "baize_mpi.so").string();
}

std::string machine_name() {
    std::array<char, 256> name{};
    return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "a machine";
}

}  // namespace

RankLaunch rank_launch() {
    // The variables of Open MPI first, then those of older process managers.
    const int count =
        number_in_environment("OMPI_COMM_WORLD_SIZE", number_in_environment("PMI_SIZE", 1));
    const int rank =
        number_in_environment("OMPI_COMM_WORLD_RANK", number_in_environment("PMI_RANK", 0));
    return {.rank = rank, .count = count};
}

bool launcher_is_watched() {
    const bool launched =
        std::getenv("OMPI_COMM_WORLD_RANK") != nullptr || std::getenv("PMI_RANK") != nullptr;
    if (!launched || rank_launch().rank != 0) return false;
    const std::string path = fmt::format("/proc/{}/fd/2", getppid());
    const int stream = open(path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
    if (stream < 0) return false;
    const bool watched = isatty(stream) == 1;
    close(stream);
    return watched;
}

bool refuse_many_ranks(std::string_view command, Console& console) {
    if (rank_launch().count <= 1) return false;
    console.error << fmt::format(
        "baize {}: mpirun can only distribute the grids of baize analyse; run this without mpirun, "
        "or with -n 1\n",
        command);
    console.exit_status = exit_usage;
    return true;
}

Ranks& join_ranks() {
    const std::string path = module_path();
    // MPI's plug-ins look for its symbols in the global namespace.
    void* const module = dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
    if (module == nullptr) {
        const char* const why = dlerror();
        throw std::runtime_error(fmt::format(
            "{}: mpirun started this, but its module cannot be loaded: install Debian's "
            "libopenmpi-dev and openmpi-bin and build again (./dev build mpi); {}",
            machine_name(),
            why));
    }
    void* const found = dlsym(module, join_ranks_name);
    if (found == nullptr) {
        throw std::runtime_error(
            fmt::format("{}: {} is of another build: build both again", machine_name(), path));
    }
    Ranks& ranks = *reinterpret_cast<JoinRanks>(found)();
    if (ranks.count() != rank_launch().count) {
        throw std::runtime_error(fmt::format(
            "{}: mpirun started {} processes, but Open MPI knows of {}: use the mpirun of Debian's "
            "openmpi-bin",
            machine_name(),
            rank_launch().count,
            ranks.count()));
    }
    return ranks;
}

}  // namespace baize
