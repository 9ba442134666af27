// Where the files of this project lie.
#pragma once

#include <filesystem>

namespace baize {

[[nodiscard]] std::filesystem::path source_folder();

}  // namespace baize
