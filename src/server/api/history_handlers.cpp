#include "server/api/history_handlers.h"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>
#include <sodium.h>

#include "server/api/export_handlers.h"
#include "server/api/json_answer.h"
#include "service/history/round_replay.h"
#include "service/history/round_row.h"
#include "service/table_view/show_sign.h"

namespace baize::server {

namespace {

constexpr std::size_t rounds_a_page = 50;
constexpr std::size_t mark_bytes = 16;

template <typename Number>
Number number_in(std::string_view text) {
    Number number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

Response not_found() {
    return problem(404, "no_such_round", "There is no such round.");
}

class History {
  public:
    History(HistorySources sources, BackgroundExecutor background)
        : sources_(std::move(sources)), background_(std::move(background)) {}

    void list(const Request& request, const Respond& respond) {
        read(request, respond, [this](const Request& asked) {
            const auto wanted = number_in<std::size_t>(asked.value("limit"));
            const history::Archive::Page page = sources_.archive.parts_of(
                asked.person,
                asked.value("before"),
                wanted == 0 ? rounds_a_page : std::min(wanted, rounds_a_page));
            views::RoundList list{.next = page.next};
            for (const history::Part& part : page.parts)
                list.rounds.push_back(history::row_of(part));
            return json_answer(list);
        });
    }

    // A round as one person or a bystander saw it.
    struct Looked {
        history::FinishedRound round{};
        std::vector<history::PlayedEvent> events{};
        PersonId person = 0;                  // 0: a bystander
        std::optional<history::Part> part{};  // the person's own part in the round
    };

    using Make = std::function<Response(const Looked&)>;

    void look_up(const Request& request, const Respond& respond, Make make) {
        read(request, respond, [this, make = std::move(make)](const Request& asked) {
            const auto table = number_in<house::TableId>(asked.value("table"));
            const auto number = number_in<std::uint64_t>(asked.value("round"));
            auto found = sources_.archive.find(table, number);
            if (!found) return not_found();
            Looked looked;
            looked.person = seen_by(asked, *found);
            looked.part = sources_.archive.part_of(looked.person, table, number);
            looked.round = *std::move(found);
            const auto store = sources_.ledger();
            auto events =
                store ? history::events_of(**store, *sources_.keys, looked.round) : std::nullopt;
            if (!events) return problem(503, "unavailable", "The ledger cannot be read now.");
            looked.events = *std::move(events);
            return make(looked);
        });
    }

    void share(const Request& request, const Respond& respond) {
        read(request, respond, [this](const Request& asked) {
            const auto table = number_in<house::TableId>(asked.value("table"));
            const auto number = number_in<std::uint64_t>(asked.value("round"));
            const auto round = sources_.archive.find(table, number);
            if (!round || !history::was_in(*round, asked.person)) return not_found();
            const std::string key = link_key(sources_.key, table, number, asked.person);
            return json_response(
                json_of(views::ShareLink{fmt::format("/replay/{}/{}?key={}", table, number, key)}));
        });
    }

  private:
    // Files are read on the history thread, so that the main thread does not wait for them.
    void read(const Request& request,
              const Respond& respond,
              std::function<Response(const Request&)> answer) {
        const auto response = std::make_shared<Response>();
        const bool is_taken = background_(
            [this, request, response, answer = std::move(answer)] {
                sources_.catch_up();
                *response = answer(request);
            },
            [respond, response] { respond(*response); });
        if (!is_taken) respond(problem(503, "busy", "Please try again in a moment."));
    }

    [[nodiscard]] PersonId seen_by(const Request& request,
                                   const history::FinishedRound& round) const {
        const std::string& link = request.value("key");
        if (!link.empty()) {
            return linked_person(sources_.key, round.start.table, round.start.round, link);
        }
        return history::was_in(round, request.person) ? request.person : 0;
    }

    HistorySources sources_;
    BackgroundExecutor background_;
};

Response replay_of(const History::Looked& looked) {
    const history::RoundStart& start = looked.round.start;
    views::Replay replay = history::replay(looked.round, looked.events, looked.person);
    views::RoundRow& row = replay.row;
    if (looked.part) {
        row = history::row_of(*looked.part);
    } else {
        row.table = start.table;
        row.round = start.round;
        row.game = start.before.board.sign->game;
        row.title = views::game_title(start.before);
        row.formats = history::formats_of(start.before.board.sign->game);
        row.chips = start.before.chips == house::Chips::play ? views::ChipKind::play
                                                             : views::ChipKind::money;
        row.began = start.began;
        row.ended = looked.round.end.ended;
        row.is_proved = start.before.dealt_by == house::DealtBy::house;
    }
    return json_answer(replay);
}

Response proof_of(const History::Looked& looked) {
    const auto proof = history::proof(looked.round, looked.events, looked.person);
    if (!proof)
        return problem(
            404, "no_commitment", "There is no deck commitment: a human dealer dealt this round.");
    return json_response(codec::to_json(*proof));
}

struct FileFormat {
    std::string_view name;
    history::HandFormat format;
    std::string_view media;
    std::string_view ending;
};

constexpr std::array<FileFormat, 3> file_formats{{
    {"phh", history::HandFormat::phh, "text/plain; charset=utf-8", ".phh"},
    {"ohh", history::HandFormat::ohh, "application/json", ".ohh"},
    {"text", history::HandFormat::text, "text/plain; charset=utf-8", ".txt"},
}};

Response file_of(const History::Looked& looked, const std::string& as) {
    const history::RoundStart& start = looked.round.start;
    const std::string name = fmt::format("baize-{}-{}", start.table, start.round);
    if (as.empty() || as == "json") {
        Response response = replay_of(looked);
        response.file = name + ".json";
        return response;
    }
    const auto format = std::find_if(
        file_formats.begin(), file_formats.end(), [&](const auto& one) { return one.name == as; });
    if (format == file_formats.end())
        return problem(400, "no_such_format", "Rounds are exported as json, phh, ohh or text.");
    std::string text =
        history::hand_file(looked.round, looked.events, looked.person, format->format);
    if (text.empty()) {
        return problem(
            400, "no_such_format", "Hand histories are for poker: export this round as json.");
    }
    Response response = json_response(std::move(text));
    response.media = format->media;
    response.file = name + std::string(format->ending);
    return response;
}

}  // namespace

std::string link_key(const LinkKey& key,
                     house::TableId table,
                     std::uint64_t round,
                     PersonId person) {
    const std::string said = fmt::format("replay {} {} {}", table, round, person);
    std::array<unsigned char, mark_bytes> mark{};
    crypto_generichash(mark.data(),
                       mark.size(),
                       reinterpret_cast<const unsigned char*>(said.data()),
                       said.size(),
                       key.data(),
                       key.size());
    std::array<char, 2 * mark_bytes + 1> hex{};
    sodium_bin2hex(hex.data(), hex.size(), mark.data(), mark.size());
    return fmt::format("{}.{}", person, hex.data());
}

PersonId linked_person(const LinkKey& key,
                       house::TableId table,
                       std::uint64_t round,
                       std::string_view link) {
    const std::size_t point = link.find('.');
    if (point == std::string_view::npos) return 0;
    const auto person = number_in<PersonId>(link.substr(0, point));
    const std::string right = link_key(key, table, round, person);
    if (right.size() != link.size()) return 0;
    return sodium_memcmp(right.data(), link.data(), link.size()) == 0 ? person : 0;
}

void add_history_handlers(Router& router, HistorySources sources, BackgroundExecutor background) {
    add_export_handlers(router, sources, background);
    const auto history = std::make_shared<History>(std::move(sources), std::move(background));
    router.add("rounds", [history](const Request& request, const Respond& respond) {
        history->list(request, respond);
    });
    router.add("replay", [history](const Request& request, const Respond& respond) {
        history->look_up(request, respond, replay_of);
    });
    router.add("proof", [history](const Request& request, const Respond& respond) {
        history->look_up(request, respond, proof_of);
    });
    router.add("export", [history](const Request& request, const Respond& respond) {
        history->look_up(
            request, respond, [as = request.value("as")](const History::Looked& looked) {
                return file_of(looked, as);
            });
    });
    router.add("share", [history](const Request& request, const Respond& respond) {
        history->share(request, respond);
    });
}

}  // namespace baize::server
