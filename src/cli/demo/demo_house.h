// A house for show: tables of all twelve games for money and for practice, linked jackpots,
// programs that play, and a desk on duty that does what staff would do until they have consoles.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "house/casino/open_casino.h"

namespace baize {

// Who works in it.
struct DemoStaff {
    house::PersonId executive = 0;
    house::PersonId manager = 0;  // Area Manager
    house::PersonId assistant = 0;
    house::PersonId supervisor = 0;
    house::PersonId dealer = 0;
    house::PersonId cashier = 0;
};

// How it is played there.
struct DemoSettings {
    std::size_t bots_at_house_games = 3;  // chairs that the desk fills
    std::size_t bots_at_poker = 5;
    bool bots_for_money = true;          // false: at practice tables only
    std::uint16_t clock_seconds = 30;    // to decide
    std::uint16_t showdown_seconds = 5;  // to ask for hands [I-77]
};

// Sets up an empty house. False, and why, where a command was refused.
[[nodiscard]] bool set_up_demo(house::OpenCasino& house,
                               Moment now,
                               const DemoSettings& settings,
                               std::string& why);

// The staff of a house that was set up so, by their names; nothing where they are not there.
[[nodiscard]] std::optional<DemoStaff> demo_staff(const house::Casino& casino);

// What staff would see to: jackpots are verified and paid, empty chairs get programs, programs
// without money get more.
class DemoAttendant {
  public:
    using Submit = std::function<bool(house::PersonId, const house::Command&)>;

    DemoAttendant(const DemoStaff& staff, const DemoSettings& settings)
        : staff_(staff), settings_(settings) {}

    void attend(const house::Casino& casino, const Submit& submit) const;

  private:
    void pay_claims(const house::Casino& casino, const Submit& submit) const;
    void fill_chairs(const house::Casino& casino,
                     const house::TableState& table,
                     const Submit& submit) const;

    DemoStaff staff_;
    DemoSettings settings_;
};

}  // namespace baize
