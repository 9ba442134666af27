// A ledger file in the working folder of the benchmark, because a folder for temporary files may be
// in memory.
#pragma once

#include <filesystem>
#include <string>
#include <unistd.h>

namespace baize::house {

class CasinoFile {
  public:
    CasinoFile() { std::filesystem::create_directories(folder_); }

    CasinoFile(const CasinoFile&) = delete;
    CasinoFile& operator=(const CasinoFile&) = delete;

    ~CasinoFile() { std::filesystem::remove_all(folder_); }

    [[nodiscard]] std::string path() const { return folder_ / "house.db"; }

    [[nodiscard]] std::string beside() const { return folder_ / "bare.db"; }

  private:
    std::filesystem::path folder_ = "bench_casino_" + std::to_string(::getpid());
};

}  // namespace baize::house
