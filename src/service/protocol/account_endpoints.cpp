#include <array>

#include "service/protocol/account_forms.h"
#include "service/protocol/account_page_forms.h"
#include "service/protocol/endpoint_lists.h"
#include "service/protocol/training_forms.h"

namespace baize::views {

namespace {

constexpr std::array<Parameter, 1> older_rounds{
    {{"before", "The `next` of the file before; left out for the first file."}}};
constexpr std::array<Failure, 1> entering{
    {{429, "Too many guests or sessions were started from this address."}}};
constexpr std::array<Failure, 3> registering{{
    {400, "Name or password is too short or too long."},
    {409, "The name is taken, or the session already has an account."},
    {429, "Too many accounts were created from this address."},
}};
constexpr std::array<Failure, 3> signing_in{{
    {400, "Name or password is too short or too long."},
    {401,
     "The name, the password or the code is wrong (`wrong_password`, `wrong_code`), or the account "
     "has a second factor and the request no code (`code_needed`)."},
    {429, "Too many attempts from this address or for this account."},
}};
constexpr std::array<Failure, 3> recovering{{
    {400, "The new password is too short or too long."},
    {401, "The name or the recovery code is wrong, or the code was used before."},
    {429, "Too many attempts from this address or for this name."},
}};
constexpr std::array<Failure, 4> proving_password{{
    {400, "The new password is too short or too long."},
    {403, "The password is wrong."},
    {409, "A guest has no password."},
    {429, "Too many attempts from this address or for this account."},
}};
constexpr std::array<Failure, 3> making_second_factor{{
    {403, "The password is wrong."},
    {409,
     "The account is a guest's, has a second factor already, or has no recovery code with which a "
     "lost device could be replaced."},
    {429, "Too many attempts from this address or for this account."},
}};
constexpr std::array<Failure, 2> giving_code{{
    {403, "The password or the code is wrong, or the code was used before."},
    {429, "Too many attempts from this address or for this account."},
}};
constexpr std::array<Failure, 2> ending_session{{
    {404, "The person has no session with this id."},
    {409, "It is the session of the request: sign out instead."},
}};
constexpr std::array<Failure, 3> closing{{
    {403, "The password is wrong."},
    {409,
     "The person has a seat, money or a prize in the house, or a rank; the text says what must be "
     "done first (I-146)."},
    {429, "Too many attempts from this address or for this account."},
}};
constexpr std::array<Failure, 1> keeping_training{{
    {400, "There is no such game, or the progress is too long."},
}};
constexpr std::array<Failure, 2> exporting_data{{
    {429, "The data were exported several times within the last minutes."},
    {503, "The history cannot be read at the moment."},
}};
constexpr std::array account_list{
    Endpoint{.name = "me",
             .path = "/api/me",
             .summary = "The current session",
             .details =
                 "Tells whom the session cookie belongs to, and the money of that person outside "
                 "the tables. Without a session the person is 0.",
             .answer = "The person of the session.",
             .response = form<Me>},
    Endpoint{.name = "guest",
             .verb = Verb::post,
             .path = "/api/guest",
             .summary = "Play as a guest",
             .details =
                 "Creates a guest with play chips and starts a session for it. Guests have no "
                 "password: their chips are lost with the cookie unless they register.",
             .answer = "The new guest. The response sets the session cookie.",
             .failures = entering,
             .response = form<Me>},
    Endpoint{.name = "register",
             .verb = Verb::post,
             .path = "/api/register",
             .summary = "Create an account",
             .details =
                 "Creates an account and starts a session. A guest who registers keeps chips and "
                 "history. Names have 3 to 24 characters, passwords 10 to 200.",
             .answer = "The owner of the new account. The response sets the session cookie.",
             .failures = registering,
             .request = form<Credentials>,
             .response = form<Me>},
    Endpoint{
        .name = "login",
        .verb = Verb::post,
        .path = "/api/login",
        .summary = "Sign in",
        .details =
            "Checks name and password, and the code of the second factor if the account has one, "
            "and starts a new session; the session of the request ends. Attempts are limited "
            "per address and per name, and codes per account; each code counts once.",
        .answer = "The owner of the account. The response sets the session cookie.",
        .failures = signing_in,
        .request = form<Credentials>,
        .response = form<Me>},
    Endpoint{.name = "logout",
             .verb = Verb::post,
             .path = "/api/logout",
             .summary = "Sign out",
             .details = "Ends the session of the request and deletes its cookie.",
             .answer = "The browser without a session: the person is 0.",
             .response = form<Me>},
    Endpoint{
        .name = "logout_everywhere",
        .verb = Verb::post,
        .path = "/api/logout/everywhere",
        .summary = "Sign out everywhere",
        .details =
            "Ends all sessions of the person, closes their WebSockets at once, and deletes the "
            "cookie of the request.",
        .answer = "The browser without a session: the person is 0.",
        .asked_by = AskedBy::person,
        .response = form<Me>},
    Endpoint{
        .name = "recover",
        .verb = Verb::post,
        .path = "/api/recover",
        .summary = "Set a new password with the recovery code",
        .details =
            "For a person who has lost the password or the device of the second factor. Sets "
            "the new password, removes the second factor, ends all sessions and starts a new "
            "one. A recovery code counts once: the response has the next one. Attempts are "
            "limited per address and per name.",
        .answer =
            "The owner of the account and the new recovery code. The response sets the session "
            "cookie.",
        .failures = recovering,
        .request = form<RecoveryForm>,
        .response = form<Recovered>},
    Endpoint{
        .name = "account",
        .path = "/api/account",
        .summary = "The own account",
        .details =
            "Tells how the account is protected and in which browsers the person is signed in. "
            "The last use of a session is noted every five minutes.",
        .answer = "The account and its sessions.",
        .asked_by = AskedBy::person,
        .response = form<AccountShown>},
    Endpoint{.name = "change_password",
             .verb = Verb::post,
             .path = "/api/account/password",
             .summary = "Change the password",
             .details =
                 "Sets a new password of 10 to 200 characters and ends all other sessions of the "
                 "person; their WebSockets are closed at once.",
             .answer = "The account with the session that is left.",
             .asked_by = AskedBy::person,
             .failures = proving_password,
             .request = form<PasswordChange>,
             .response = form<AccountShown>},
    Endpoint{.name = "make_recovery_code",
             .verb = Verb::post,
             .path = "/api/account/recovery",
             .summary = "Make a recovery code",
             .details =
                 "Makes a code of 100 random bits that sets a new password once (`recover`). It "
                 "replaces the code before. Only its hash is stored, so that it cannot be shown "
                 "again.",
             .answer = "The code.",
             .asked_by = AskedBy::person,
             .failures = proving_password,
             .request = form<PasswordForm>,
             .response = form<RecoveryCode>},
    Endpoint{.name = "end_session",
             .verb = Verb::post,
             .path = "/api/account/sessions/end",
             .summary = "End another session",
             .details =
                 "Ends one session of the person in another browser and closes its WebSockets at "
                 "once.",
             .answer = "The account with the sessions that are left.",
             .asked_by = AskedBy::person,
             .failures = ending_session,
             .request = form<EndSession>,
             .response = form<AccountShown>},
    Endpoint{.name = "begin_second_factor",
             .verb = Verb::post,
             .path = "/api/account/second_factor",
             .summary = "Make the secret of a second factor",
             .details =
                 "Makes a secret for an authenticator app: one-time codes of six digits every "
                 "thirty seconds (RFC 6238, HMAC-SHA-1). It counts from its confirmation on; "
                 "another request replaces it. The account must have a recovery code.",
             .answer = "The secret, and the address for a QR code.",
             .asked_by = AskedBy::person,
             .failures = making_second_factor,
             .request = form<PasswordForm>,
             .response = form<SecondFactorKey>},
    Endpoint{.name = "confirm_second_factor",
             .verb = Verb::post,
             .path = "/api/account/second_factor/confirm",
             .summary = "Turn the second factor on",
             .details =
                 "Turns the second factor on with a first code of the authenticator app. From then "
                 "on signing in needs a code after the password. A code counts once, within thirty "
                 "seconds before and after its time.",
             .answer = "The account with its second factor.",
             .asked_by = AskedBy::person,
             .failures = giving_code,
             .request = form<SecondFactorCode>,
             .response = form<AccountShown>},
    Endpoint{.name = "end_second_factor",
             .verb = Verb::post,
             .path = "/api/account/second_factor/end",
             .summary = "Turn the second factor off",
             .details =
                 "Turns the second factor off with the password and a code. A person who has lost "
                 "the device uses the recovery code instead (`recover`).",
             .answer = "The account without a second factor.",
             .asked_by = AskedBy::person,
             .failures = giving_code,
             .request = form<SecondFactorEnd>,
             .response = form<AccountShown>},
    Endpoint{.name = "delete_account",
             .verb = Verb::post,
             .path = "/api/account/delete",
             .summary = "Delete the account",
             .details =
                 "Deletes name, password, recovery code, second factor and sessions of the person, "
                 "and closes the WebSockets at once. The ledger keeps its events by the number of "
                 "the person, who is called \"Former player\" from then on; the name is free for "
                 "others (I-146). Refused while the person has a seat, money or a prize in the "
                 "house. Guests give \"\" as their password.",
             .answer = "The browser without a session: the person is 0.",
             .asked_by = AskedBy::person,
             .failures = closing,
             .request = form<PasswordForm>,
             .response = form<Me>},
    Endpoint{.name = "training_record",
             .path = "/api/account/training",
             .summary = "Progress at drills",
             .details = "Returns the progress of the person at each game that was practised, as "
                        "`keep_training` stored it.",
             .answer = "The progress at each game.",
             .asked_by = AskedBy::person,
             .response = form<TrainingRecord>},
    Endpoint{.name = "keep_training",
             .verb = Verb::post,
             .path = "/api/account/training",
             .summary = "Keep progress at drills",
             .details = "Stores the progress at one game with the account, in place of what was "
                        "stored before. It is deleted with the account.",
             .answer = "The progress that is stored now.",
             .asked_by = AskedBy::person,
             .failures = keeping_training,
             .request = form<TrainingProgress>,
             .response = form<TrainingProgress>},
    Endpoint{.name = "export_account",
             .path = "/api/account/export",
             .summary = "Everything that is stored about the person",
             .details =
                 "Returns account, sessions, balances and rounds of the person as a file; no "
                 "password, code or secret. A file has at most 20,000 rounds, newest first; `next` "
                 "leads to the older ones.",
             .answer = "The data of the person.",
             .asked_by = AskedBy::person,
             .parameters = older_rounds,
             .failures = exporting_data,
             .response = form<OwnData>},
};

}  // namespace

std::span<const Endpoint> account_endpoints() {
    return account_list;
}

}  // namespace baize::views
