// Deletion of an account, and the export of its data.
#include "account_kit.h"

namespace baize::server {
namespace {

class AccountDeletion : public AccountServer {
  protected:
    explicit AccountDeletion(bool is_demo = false) : AccountServer(patient_limits(), is_demo) {}

    HeardAnswer delete_account(const std::string& password = right_password) {
        return give("/api/account/delete", here_, {"password", password});
    }

    void cash(const house::PeopleCommand& command) {
        house_.look([&](TestServer& house) {
            house.must(the_cage, command);
            return true;
        });
    }

    std::string here_ = registered("Victoria");
    PersonId person_ = person_of(here_);
    std::string later_name_ = fmt::format("Former player {}", person_);
};

TEST_F(AccountDeletion, FreesTheNameAndClosesEverythingAtOnce) {
    const std::string there = session_in(log_in("Victoria", right_password));
    WebSocketClient this_line(house_, here_);
    WebSocketClient other_line(house_, there);
    EXPECT_EQ("403 wrong_password", reason(delete_account("a guess of it")));
    const LedgerTotals before = house_.books();

    const HeardAnswer answer = delete_account();
    EXPECT_EQ(200, answer.status) << answer.body;
    EXPECT_NE(std::string::npos, answer.head("set-cookie").find("Max-Age=0"));
    EXPECT_EQ(signed_out_reason, this_line.close_reason());
    EXPECT_EQ(signed_out_reason, other_line.close_reason());
    EXPECT_EQ(0U, person_of(here_));
    EXPECT_EQ(0U, person_of(there));
    EXPECT_EQ(401, log_in("Victoria", right_password).status);

    // The ledger has one event more, and the person under the number.
    EXPECT_EQ(before.events + 1, house_.books().events);
    EXPECT_EQ(before.balances, house_.books().balances);
    EXPECT_EQ(later_name_, name_in_ledger(person_));
    EXPECT_NE(person_, person_of(registered("Victoria")));
}

TEST_F(AccountDeletion, IsRefusedWithASeatAndWithMoney) {  // [I-146]
    cash(house::CashIn{person_, Money::of_cents(150'00)});
    const TableId table = house_.open("three_card");
    {
        WebSocketClient line(house_, here_);
        line.sit(table, 1);
        const HeardAnswer seated = delete_account();
        EXPECT_EQ("409 plays", reason(seated));
        EXPECT_EQ("I-146", text_in(seated, "clause"));
        EXPECT_EQ("You play at table 1: finish the round and leave your seat first.",
                  text_in(seated, "sentence"));
        EXPECT_EQ("done", line.submit(fmt::format(R"({{"leave_table":{{"table":{}}}}})", table)));
        const HeardAnswer rich = delete_account();
        EXPECT_EQ("409 has_money", reason(rich));
        EXPECT_EQ("There are $150 in your wallet: have them paid out at the cage first.",
                  text_in(rich, "sentence"));
    }
    EXPECT_EQ(person_, person_of(here_));
    cash(house::CashOut{person_, Money::of_cents(150'00)});
    EXPECT_EQ(200, delete_account().status);
    expect_sound(house_);
}

TEST_F(AccountDeletion, IsRefusedForStaff) {
    house_.look([&](TestServer& house) {
        house.must(
            the_executive,
            house::PeopleCommand(house::Appoint{person_, Role::dealer, house::Office::none}));
        return true;
    });
    EXPECT_EQ("409 is_staff", reason(delete_account()));
    EXPECT_EQ(200, log_in("Victoria", right_password).status);
}

TEST_F(AccountDeletion, TakesAnotherNameWhenTheUsualOneIsTaken) {
    static_cast<void>(registered(later_name_));
    EXPECT_EQ(200, delete_account().status);
    EXPECT_EQ(later_name_ + " (2)", name_in_ledger(person_));
}

TEST_F(AccountDeletion, GuestNeedsNoPassword) {
    const std::string guest = session_in(post("/api/guest", ""));
    const PersonId person = person_of(guest);
    EXPECT_EQ(200, give("/api/account/delete", guest, {"password", ""}).status);
    EXPECT_EQ(0U, person_of(guest));
    EXPECT_EQ(fmt::format("Former player {}", person), name_in_ledger(person));
}

TEST_F(AccountDeletion, ExportHasAccountBalancesAndRoundsAndNoSecret) {
    const std::string code = recovery_code(here_);
    cash(house::CashIn{person_, Money::of_cents(150'00)});
    const TableId table = house_.open("three_card");
    WebSocketClient line(house_, here_);
    line.sit(table, 1);
    EXPECT_EQ("done", line.wager(table, 1, house_.stage(table)));
    const HeardAnswer answer = get("/api/account/export", here_);
    EXPECT_EQ(200, answer.status);
    EXPECT_EQ("attachment; filename=\"baize-account.json\"", answer.head("content-disposition"));
    const auto has = [&](const std::string& text) {
        return answer.body.find(text) != std::string::npos;
    };
    EXPECT_TRUE(has(R"("name":"Victoria")"));
    EXPECT_TRUE(has(R"({"kind":"wallet","table":0,"amount":5000})")) << answer.body;
    EXPECT_TRUE(has(fmt::format(R"({{"kind":"stack","table":{},"amount":9500}})", table)));
    EXPECT_TRUE(has(R"("device":"Firefox on Linux")"));
    EXPECT_FALSE(has(code));
    EXPECT_FALSE(has("argon2"));
    EXPECT_FALSE(has(here_.substr(0, 64)));
    EXPECT_EQ(401, get("/api/account/export", "").status);
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(200, get("/api/account/export", here_).status);
    EXPECT_EQ("429 too_many_exports", reason(get("/api/account/export", here_)));
}

class DemoDeletion : public AccountDeletion {
  protected:
    DemoDeletion() : AccountDeletion(true) {}
};

TEST_F(DemoDeletion, CageTakesTheMoneyBackFirst) {  // [I-146]
    cash(house::CashIn{person_, Money::of_cents(150'00)});
    const TableId table = house_.open("three_card");
    WebSocketClient line(house_, here_);
    line.sit(table, 1);
    EXPECT_EQ("409 plays", reason(delete_account()));
    EXPECT_EQ("done", line.submit(fmt::format(R"({{"leave_table":{{"table":{}}}}})", table)));
    EXPECT_EQ(200, delete_account().status);
    EXPECT_EQ(later_name_, name_in_ledger(person_));
    const ledger::Account wallet = house::wallet_of(house::Chips::money, person_);
    EXPECT_EQ(Money{},
              house_.look([&](TestServer& house) { return house.casino().balances().of(wallet); }));
    expect_sound(house_);
}

}  // namespace
}  // namespace baize::server
