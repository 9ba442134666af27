#include "house/signs/apply.h"

#include <algorithm>

#include "engine/core/check.h"

namespace baize::house {
namespace {

void agree(std::vector<PersonId>& agreed, PersonId person, bool agrees) {
    std::erase(agreed, person);
    if (agrees) agreed.push_back(person);
}

struct BoardFold {
    SignBoard& board;
    const EventMeta& recorded;

    [[nodiscard]] SignNotice& notice(std::uint32_t number) const {
        const auto found = std::find_if(board.notices.begin(),
                                        board.notices.end(),
                                        [&](const SignNotice& up) { return up.number == number; });
        BAIZE_CHECK(found != board.notices.end());
        return *found;
    }

    void take_down(std::uint32_t number) const {
        std::erase_if(board.notices, [&](const SignNotice& up) { return up.number == number; });
    }

    void put_in_force(const Sign& sign, std::uint32_t version) const {
        board.sign = sign;
        board.version = version;
        board.since = recorded;
    }

    void operator()(const SignPutUp& event) const { put_in_force(event.sign, event.version); }

    void operator()(const TableOpened&) const { board.open = true; }

    void operator()(const SignChangeAnnounced& event) const {
        BAIZE_CHECK(board.sign.has_value());
        board.last_notice = event.notice;
        board.notices.push_back({.number = event.notice,
                                 .base = *board.sign,
                                 .sign = event.sign,
                                 .from = event.from,
                                 .up = recorded,
                                 .hands = event.hands,
                                 .notified = event.notified});
    }

    void operator()(const SignPlayersNotified& event) const {
        std::vector<PersonId>& notified = notice(event.notice).notified;
        for (const PersonId player : event.players) {
            std::erase(notified, player);
            notified.push_back(player);
        }
    }

    void operator()(const SignAgreement& event) const {
        agree(notice(event.notice).agreed, event.person, event.agrees);
    }

    void operator()(const SignChanged& event) const {
        put_in_force(event.sign, event.version);
        take_down(event.notice);
    }

    void operator()(const SignNoticeWithdrawn& event) const { take_down(event.notice); }

    void operator()(const ClosingAnnounced& event) const {
        board.closing = ClosingNotice{.at = event.at, .up = recorded, .hands = event.hands};
    }

    void operator()(const ClosingAgreement& event) const {
        BAIZE_CHECK(board.closing.has_value());
        agree(board.closing->agreed, event.person, event.agrees);
    }

    void operator()(const ClosingWithdrawn&) const { board.closing.reset(); }

    // The sign stays until another is put up, but notices and agreements about it end.
    void operator()(const TableClosed&) const {
        board.open = false;
        board.notices.clear();
        board.closing.reset();
        board.personal.clear();
    }

    void operator()(const PersonalLimitsAgreed& event) const {
        (*this)(PersonalLimitsEnded{event.limits.box});
        board.personal.push_back(event.limits);
    }

    void operator()(const PersonalLimitsEnded& event) const {
        std::erase_if(board.personal,
                      [&](const PersonalLimits& own) { return own.box == event.box; });
    }
};

}  // namespace

void apply(SignBoard& board, const SignEvent& event, const EventMeta& recorded) {
    std::visit(BoardFold{board, recorded}, event);
}

}  // namespace baize::house
