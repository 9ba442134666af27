// Returns the folder of the project's source files.
#pragma once

#include <filesystem>

namespace baize {

[[nodiscard]] std::filesystem::path source_folder();

}  // namespace baize
