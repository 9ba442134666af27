// A demonstration house: tables of all twelve games for money and for practice, linked jackpots,
// bots, and an attendant that does the work of staff at its tables.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "house/casino/open_casino.h"

namespace baize {

// The staff of the demonstration house.
struct DemoStaff {
    house::PersonId executive = 0;
    house::PersonId manager = 0;  // Area Manager
    house::PersonId assistant = 0;
    house::PersonId supervisor = 0;
    house::PersonId dealer = 0;
    house::PersonId cashier = 0;
};

// The settings of the demonstration house.
struct DemoSettings {
    std::size_t bots_at_house_games = 3;  // seats that the attendant fills
    std::size_t bots_at_poker = 5;
    bool bots_for_money = true;          // false: at practice tables only
    std::uint16_t clock_seconds = 30;    // time to decide
    std::uint16_t showdown_seconds = 5;  // time to ask to see hands [I-77]
    std::uint16_t bank_seconds = 30;     // time bank at poker; 0: none [I-150]
};

// Sets up an empty house. Returns false, with the reason, if a command was refused.
[[nodiscard]] bool set_up_demo(house::OpenCasino& house,
                               Moment now,
                               const DemoSettings& settings,
                               std::string& why);

// Finds the staff of such a house by their names; nullopt if they are missing.
[[nodiscard]] std::optional<DemoStaff> demo_staff(const house::Casino& casino);

// Does the work of staff: verifies and pays jackpots, puts bots into empty seats, and gives money
// to bots that have none.
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
