// Adds notes to advice, each only once.
#pragma once

#include <algorithm>
#include <vector>

#include "service/coach/advice.h"

namespace baize::coach {

class Notes {
  public:
    explicit Notes(std::vector<Note>& notes) : notes_(notes) {}

    void add(Note note) {
        if (std::find(notes_.begin(), notes_.end(), note) == notes_.end()) notes_.push_back(note);
    }

  private:
    std::vector<Note>& notes_;
};

}  // namespace baize::coach
