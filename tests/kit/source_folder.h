// The folder of this project's files.
#pragma once

#include <filesystem>

namespace baize {

[[nodiscard]] std::filesystem::path source_folder();

}  // namespace baize
