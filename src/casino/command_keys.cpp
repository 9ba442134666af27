#include "casino/command_keys.h"

#include <algorithm>

namespace baize::casino {

CommandKeys::Found CommandKeys::find(house::PersonId person, CommandKey key) const {
    if (person >= windows_.size()) return {};
    const Window& window = windows_[person];
    if (key > window.last) return {};
    for (const Entry& entry : window.entries) {
        if (entry.key == key) return {Seen::answered, entry.answer};
    }
    return {Seen::forgotten, {}};
}

void CommandKeys::remember(house::PersonId person, CommandKey key, const Result<Receipt>& answer) {
    if (key == 0) return;
    if (person >= windows_.size()) windows_.resize(std::size_t{person} + 1);
    Window& window = windows_[person];
    window.last = std::max(window.last, key);
    window.entries[window.next] = {key, answer};
    window.next = (window.next + 1) % kept;
}

std::vector<CommandKeys::Kept> CommandKeys::all() const {
    std::vector<Kept> list;
    for (std::size_t person = 0; person < windows_.size(); ++person) {
        const Window& window = windows_[person];
        for (std::size_t i = 0; i < kept; ++i) {
            const Entry& entry = window.entries[(window.next + i) % kept];
            if (entry.key == 0 || !entry.answer) continue;
            list.push_back({static_cast<house::PersonId>(person), entry.key, *entry.answer});
        }
    }
    return list;
}

}  // namespace baize::casino
