#include "kit/source_folder.h"

namespace baize {

std::filesystem::path source_folder() {
    return BAIZE_SOURCE_DIR;
}

}  // namespace baize
