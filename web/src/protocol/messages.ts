// Generated from docs/api/messages.schema.json by tools/types.mjs. Do not edit.

// A command was carried out and its events are durable.
export interface Accepted {
  key: number;
  events: number[];
  effects: Brought;
}

// Records that the complainant has read the notice of the right to consult an inspector. [I-120]
export interface AcknowledgeRights {
  dispute: number;
}

// Acts in the hand of a poker table, from the own seat.
export interface ActInHand {
  table: number;
  action: HandAction;
}

// A decision, a wager or an answer in a round of a house game.
export interface ActInRound {
  table: number;
  action: RoundAction;
}

// Adds chips from the wallet to the stack at a poker table, between hands.
export interface AddChips {
  table: number;
  seat: SeatNumber;
  amount: Money;
}

// The values of the choices that the viewer has now.
export interface Advice {
  table: number;
  game: GameId;
  round: number;
  person: number;
  boxes: BoxAdvice[];
  hand: HandAdvice | null;
  notes: Note[];
}

// Agrees, or not, to a change of the sign at the table.
export interface AgreeToChange {
  table: number;
  notice: number;
  agrees: boolean;
}

// Agrees, or not, to close the table before the end of the notice.
export interface AgreeToClosing {
  table: number;
  agrees: boolean;
}

// Answers a question about a hand or wager.
export interface Answer {
  asks: Asks;
  box: Place;
  reply: Reply;
  cards?: Card[];
}

export type Asks = 'deck_count' | 'retract' | 'nominate_cards' | 'rack_agrees' | 'correct_amount' | 'reconstruct' | 'inadvertent' | 'void_round' | 'top_up';

export type BankedPhase = 'betting' | 'closed' | 'dealt' | 'deciding' | 'dealing' | 'revealing' | 'showdown' | 'over';

// The round in play at a house game, as the viewer sees it.
export interface BankedShown {
  phase: BankedPhase;
  street: number;
  hand_size: number;
  board_size: number;
  dealer: (Card | null)[];
  dealer_hand: string;
  dealer_qualifies: boolean | null;
  board: (Card | null)[];
  boxes: BoxShown[];
  voided: Clause;
}

// A hand of the player that waits for a decision.
export interface BoxAdvice {
  box: SeatNumber;
  unit: Money;
  hand: Card[];
  board: Card[];
  dealer: Card[];
  known: Card[];
  deals: string;
  best: string;
  options: HouseOption[];
}

// One box with the viewer's knowledge of its hand, its wagers and its results.
export interface BoxShown {
  box: SeatNumber;
  player: number;
  wagers: WagerShown[];
  cards: (Card | null)[];
  standing: StandingShown;
  is_deciding: boolean;
  hand: string;
  last_action: string;
  results: ResultShown[];
  net: Money | null;
}

// The objects and amounts that a command created.
export interface Brought {
  made: Made[];
  said: Said[];
  money: Moved[];
}

// Buys chips with money from the player's wallet.
export interface BuyChips {
  table: number;
  amount: Money;
}

export type Card = string;

// At a house game.
export interface ChangeSeat {
  table: number;
  seat: SeatNumber;
}

// The kind of chips at a table: chips of the wallet, or practice chips.
export type ChipsShown = 'money' | 'play';

// a clause of a rulebook or an interpretation: "TCP 5.6.1(b)", "I-12"; "": none
export type Clause = string;

// The present value of each of the person's choices, as docs/formats/house-lines.md describes it.
export interface CoachAdvice {
  table: number;
  advice: Advice;
}

// Costs are cents of play chips.
export interface CoachSummary {
  decisions: number;
  unjudged: number;
  mistakes: number;
  cost_exact: Fraction;
  cost: Decimal;
  games: GameCost[];
  worst: WorstMistake | null;
}

// Returns to play after sitting out, with the choice how to pay missed blinds.
export interface ComeBack {
  table: number;
  seat: SeatNumber;
  choice: PokerChoice;
}

// The commitment to the deck of a round and to the way it is dealt.
export interface CommitmentShown {
  round: number;
  root: string;
  deal: DealTerms | null;
}

// The order in which the cards of a round leave the deck, for any set of players: the rules of the game, and the choices on the sign of the table. All people at the table can see them.
export interface DealTerms {
  game: GameId;
  shoe: ShoeKind;
  hand_size: number;
  has_dealer: boolean;
  community: number[];
  burns: number;
}

// Makes a decision for a box.
export interface Decide {
  box: SeatNumber;
  decision: Decision;
  amount?: Money;
}

export type Decimal = number;

// A decision about a hand.
export type Decision = 'play' | 'bet' | 'check' | 'flop' | 'turn' | 'river' | 'instant_winner' | 'fold_ante' | 'fold';

// The cost of the last decision at a practice table, sent to its player.
export interface DecisionJudged {
  table: number;
  round: number;
  made: string;
  best: string;
  is_mistake: boolean;
  is_judged: boolean;
  cost: Money;
  advice: Advice;
}

// Keeps the hand of a box covered after it was folded or has lost.
export interface DeclineExposure {
  box: SeatNumber;
}

// The numbers are stored in records: never renumber.
export type DisputeSubject = 'other' | 'reading_of_a_hand';

// Complains to the regulator, about a dispute or, without one, about a table.
export interface EscalateComplaint {
  dispute: number;
  table: number;
  words: string;
}

// Asks why a decision is not possible now. Nothing happens, and nothing is recorded.
export interface Explain {
  question: number;
  command: PlayerCommand;
}

// The reason why a decision would be refused now. An empty reason means that it would be accepted.
export interface Explanation {
  question: number;
  reason: string;
  sentence: string;
  clause: Clause;
  until: number | null;
}

// Says that the player makes no further wagers. At a table the house deals, betting closes when every player has said so. A further wager by the player revokes it. [I-42]
export interface FinishWagers {
  table: number;
}

export type Fraction = string;

export type FromBrowser =
  | { watch_table: WatchTable }
  | { unwatch_table: UnwatchTable }
  | { watch_lobby: WatchLobby }
  | { unwatch_lobby: UnwatchLobby }
  | { submit: Submit }
  | { explain: Explain }
  | { request_advice: RequestAdvice }
  | { request_session_summary: RequestSessionSummary };

// The cost of mistakes at one game.
export interface GameCost {
  game: GameId;
  decisions: number;
  mistakes: number;
  cost_exact: Fraction;
  cost: Decimal;
}

export type GameId = 'three_card' | 'caribbean_stud' | 'wild_aruba' | 'ultimate_holdem' | 'crown_holdem' | 'holdem' | 'pineapple' | 'crazy_pineapple' | 'crazy_pineapple_hilo' | 'holdem_hilo' | 'omaha' | 'omaha_hilo';

export type HandAction =
  | { fold: HandFold }
  | { check: HandCheck }
  | { call: HandCall }
  | { bet: HandBet }
  | { discard: HandDiscard }
  | { show: HandShow }
  | { muck: HandMuck }
  | { ask_to_see: HandAskToSee }
  | { buy_time: HandBuyTime };

// The values of the choices in a hand of poker.
export interface HandAdvice {
  seat: SeatNumber;
  hand: Card[];
  board: Card[];
  rivals: number;
  equity: SeatEquity | null;
  pot_odds: PotOdds | null;
  best: string;
  options: PokerOption[];
}

// The player at `seat` asks to see the hand of `other`. [CP 8.20.4]
export interface HandAskToSee {
  seat: SeatNumber;
  other: SeatNumber;
}

// A bet or a raise: `amount` is the whole bet of the betting round.
export interface HandBet {
  seat: SeatNumber;
  amount: Money;
}

// Buys extra time for the decision.
export interface HandBuyTime {
  seat: SeatNumber;
}

// Calls the bet.
export interface HandCall {
  seat: SeatNumber;
}

// Checks.
export interface HandCheck {
  seat: SeatNumber;
}

// Discards a card, at a game in which each player gives one up.
export interface HandDiscard {
  seat: SeatNumber;
  card: Card;
}

// Folds the hand.
export interface HandFold {
  seat: SeatNumber;
}

// Mucks the hand at the showdown.
export interface HandMuck {
  seat: SeatNumber;
}

// Shows the hand at the showdown.
export interface HandShow {
  seat: SeatNumber;
}

// One player's part in the hand.
export interface HandShown {
  seat: SeatNumber;
  player: number;
  cards: (Card | null)[];
  state: HandState;
  bet: Money;
  put_in: Money;
  pushed: Money;
  stack: Money;
  is_shown: boolean;
  last_action: string;
  hand: string;
  low: string;
  high_cards: Card[];
  low_cards: Card[];
  won: Money;
  side_wagers: SideWagerShown[];
}

// The state of the hand of a player.
export type HandState = 'in' | 'all_in' | 'folded' | 'mucked' | 'dead';

// Sent after a second without other messages, to show that the server is alive.
export interface Heartbeat {
  now: Moment;
}

// One choice at a house game with its value.
export interface HouseOption {
  option: string;
  decision: Decision;
  wager: Wager | null;
  amount: Money;
  affordable: boolean;
  best: boolean;
  worth: HouseWorth | null;
  clause: Clause;
}

// The net result of the whole round if all later decisions are best.
export interface HouseWorth {
  exact: Fraction;
  ev: Decimal;
  cents_exact: Fraction;
  cents: Decimal;
  forfeits_exact: Fraction;
  loss_exact: Fraction;
  loss: Decimal;
  loss_cents_exact: Fraction;
  loss_cents: Decimal;
}

// A prize was won anywhere in the house.
export interface JackpotHit {
  system: number;
  title: string;
  win: JackpotWin;
}

// A level of a Perth system; a prize meter has only one.
export interface JackpotLevel {
  level: number;
  wager: Money;
  amount: Money | null;
}

// A prize of a jackpot that the display lists.
export interface JackpotPrize {
  hand: string;
  prize: string;
  amounts: Money[];
  clause: Clause;
}

// A jackpot system with its displays and recent prizes.
export interface JackpotShown {
  system: number;
  title: string;
  kind: string;
  games: GameId[];
  tables: number[];
  state: JackpotState;
  levels: JackpotLevel[];
  prizes: JackpotPrize[];
  wins: JackpotWin[];
  is_by_hand: boolean;
  warning: string;
  display: Clause;
}

// Whether a jackpot system takes wagers.
export type JackpotState = 'running' | 'checking' | 'suspended';

// A prize that was won.
export interface JackpotWin {
  event: number;
  at: Moment;
  table: number;
  round: number;
  person: number;
  name: string;
  level: number;
  hand: string;
  amount: Money;
  is_share: boolean;
  is_paid: boolean;
  clause: Clause;
}

// Joins a waiting list.
export interface JoinList {
  list: number;
}

// Leaves a waiting list.
export interface LeaveList {
  list: number;
}

// At a house game, with all chips and open wagers.
export interface LeaveTable {
  table: number;
}

// The subject of a line of the activity log.
export type LineKind = 'round' | 'street' | 'act' | 'deal' | 'money' | 'ruling' | 'seat' | 'house';

// The tables and jackpots of the lobby.
export interface LobbyShown {
  tables: TableRow[];
  jackpots: JackpotShown[];
  people: number;
}

// The whole lobby, sent when a client begins to watch it.
export interface LobbySnapshot {
  lobby: LobbyShown;
}

// The rows and jackpots that are new or changed since the last message. Everything else is unchanged.
export interface LobbyUpdated {
  tables: TableRow[];
  jackpots: JackpotShown[];
  people: number;
}

// One line of the activity log.
export interface LogLine {
  event: number;
  at: Moment;
  kind: LineKind;
  person: number;
  text: string;
  cards: Card[];
  amount: Money;
  clause: Clause;
}

// An object that a command created, with its number.
export interface Made {
  what: string;
  number: number;
}

// The message could not be read, or the connection ends; `text` gives the reason.
export interface MessageError {
  text: string;
  is_final: boolean;
}

// How a figure was computed.
export type Method = 'exact' | 'sampled';

// microseconds since 1970-01-01T00:00:00Z
export type Moment = number;

// an amount of money, in cents
export type Money = number;

// Moves to another seat of the poker table.
export interface MoveSeat {
  table: number;
  from: SeatNumber;
  to: SeatNumber;
}

// The change of chips at tables and in the wallet together; negative if money was taken.
export interface Moved {
  person: number;
  amount: Money;
}

// A table at which the viewer sits or waits.
export interface MyTable {
  table: number;
  seat: number;
  list_place: number;
  is_your_turn: boolean;
  chips: Money;
}

// A remark of the coach: its name, and the sentence for people.
export interface Note {
  note: string;
  sentence: string;
}

// The control that the page shows for an offer. The macro also describes the values for JSON and the schema.
export type OfferKind = 'decision' | 'wager' | 'finish' | 'seat' | 'chips' | 'answer' | 'request';

// An action that the viewer may take now.
export interface OfferShown {
  kind: OfferKind;
  verb: OfferVerb;
  name: string;
  box: Place;
  wager: string;
  amount: Money;
  max: Money;
  step: Money;
  clause: Clause;
  forfeits: string;
  command: PlayerCommand;
  amount_path: string[];
}

// The action of an offer, without its size, its card and its wager. The pages have words for each of them (web/src/table/state/offers.ts does not compile without).
export type OfferVerb = 'fold' | 'fold_ante' | 'check' | 'call' | 'play' | 'bet' | 'raise' | 'flop' | 'turn' | 'river' | 'instant_winner' | 'decline_to_show' | 'show_hand' | 'discard' | 'place_wager' | 'take_back_wager' | 'see_hand' | 'flop_chase_red' | 'flop_chase_black' | 'flop_chase_both' | 'take_back_flop_chase' | 'deal' | 'sit_down' | 'leave' | 'sit_out' | 'come_back' | 'come_back_and_post' | 'come_back_and_wait' | 'join_list' | 'leave_list' | 'pass_offer' | 'buy_chips' | 'add_chips' | 'answer_complete' | 'answer_incomplete' | 'answer_keep' | 'answer_retract' | 'answer_retract_ante_only' | 'answer_retract_pair_plus_only' | 'answer_named' | 'answer_yes' | 'answer_no' | 'answer_corrected' | 'answer_cannot' | 'answer_whole' | 'answer_flop_only' | 'answer_impossible';

export interface OfferVerbs {
  decision: 'fold' | 'fold_ante' | 'check' | 'call' | 'play' | 'bet' | 'raise' | 'flop' | 'turn' | 'river' | 'instant_winner' | 'decline_to_show' | 'show_hand' | 'discard';
  wager: 'place_wager' | 'take_back_wager' | 'flop_chase_red' | 'flop_chase_black' | 'flop_chase_both' | 'take_back_flop_chase';
  finish: 'deal';
  seat: 'sit_down' | 'leave' | 'sit_out' | 'come_back' | 'come_back_and_post' | 'come_back_and_wait' | 'join_list' | 'leave_list' | 'pass_offer';
  chips: 'buy_chips' | 'add_chips';
  answer: 'answer_complete' | 'answer_incomplete' | 'answer_keep' | 'answer_retract' | 'answer_retract_ante_only' | 'answer_retract_pair_plus_only' | 'answer_named' | 'answer_yes' | 'answer_no' | 'answer_corrected' | 'answer_cannot' | 'answer_whole' | 'answer_flop_only' | 'answer_impossible';
  request: 'see_hand';
}

// Opens a dispute about a round or about a table.
export interface OpenDispute {
  table: number;
  round: number;
  others: number[];
  words: string;
  subject: DisputeSubject;
}

// Personal limits of one player, in place of the sign's. [CS 6.3] [TCP 6.3]
export interface OwnLimitsShown {
  minimum: Money;
  maximum: Money;
}

// The tables of the person who watches the lobby, sent after every change.
export interface OwnTablesChanged {
  tables: MyTable[];
}

// Declines an offered seat.
export interface PassOffer {
  table: number;
  seat: SeatNumber;
}

// One row of a pay table that is in force.
export interface PayLine {
  hand: string;
  odds: string;
  clause: Clause;
}

// A pay table that is in force.
export interface PayTableShown {
  wager: string;
  table: string;
  lines: PayLine[];
}

export type Place = SeatNumber | 'dealer' | 'table';

// Several wagers at once: either all of them are accepted or none is. [I-140]
export interface PlaceWagers {
  table: number;
  wagers: RoundPlaceWager[];
}

export type PlayerCommand =
  | { take_play_chips: TakePlayChips }
  | { limit_chips: LimitChips }
  | { limit_time: LimitTime }
  | { withdraw_limit_change: WithdrawLimitChange }
  | { take_break: TakeBreak }
  | { exclude_self: ExcludeSelf }
  | { choose_reality_check: ChooseRealityCheck }
  | { take_seat: TakeSeat }
  | { leave_table: LeaveTable }
  | { change_seat: ChangeSeat }
  | { request_seat: RequestSeat }
  | { withdraw_seat_request: WithdrawSeatRequest }
  | { pass_offer: PassOffer }
  | { join_list: JoinList }
  | { leave_list: LeaveList }
  | { agree_to_change: AgreeToChange }
  | { agree_to_closing: AgreeToClosing }
  | { request_inspection: RequestInspection }
  | { open_dispute: OpenDispute }
  | { acknowledge_rights: AcknowledgeRights }
  | { request_review: RequestReview }
  | { escalate_complaint: EscalateComplaint }
  | { buy_chips: BuyChips }
  | { act_in_round: ActInRound }
  | { place_wagers: PlaceWagers }
  | { finish_wagers: FinishWagers }
  | { show_hand: ShowHand }
  | { sit_down: SitDown }
  | { stand_up: StandUp }
  | { add_chips: AddChips }
  | { sit_out: SitOut }
  | { come_back: ComeBack }
  | { move_seat: MoveSeat }
  | { request_for_next_hand: RequestForNextHand }
  | { act_in_hand: ActInHand }
  | { table_hand: TableHand };

// How a player who owes a blind comes into the game. [CP 8.10.1] [CP 8.10.2] [I-69]
export type PokerChoice = 'wait' | 'post';

// The colour on which a side wager bets.
export type PokerColour = 'none' | 'red' | 'black' | 'both';

// Numbers go into records: add at the end.
export type PokerDoes = 'fold' | 'check' | 'call' | 'bet' | 'discard' | 'show' | 'muck' | 'ask_to_see' | 'time_out' | 'buy_time' | 'deal' | 'push';

// One choice at poker with its value.
export interface PokerOption {
  option: string;
  does: PokerDoes;
  card: Card | null;
  amount: Money;
  best: boolean;
  worth: PokerWorth | null;
}

export type PokerPhase = 'waiting' | 'betting' | 'discarding' | 'dealing' | 'showdown' | 'pushing' | 'over';

// The hand in play at a poker table, as the viewer sees it.
export interface PokerShown {
  phase: PokerPhase;
  street: string;
  hand_size: number;
  button: number;
  actor: number;
  level: Money;
  board: (Card | null)[];
  is_hi_lo: boolean;
  low_possible: boolean;
  pots: PotShown[];
  won: PotWonShown[];
  total: Money;
  commission: Money;
  hands: HandShown[];
  is_void: boolean;
}

// A wager on the colour of the flop.
export interface PokerSideWager {
  amount?: Money;
  colour?: PokerColour;
}

// The result in chips from now on: chips already in the pots are not counted as a cost.
export interface PokerWorth {
  cents_exact: Fraction;
  cents: Decimal;
  standard_error: Decimal;
  loss_cents_exact: Fraction;
  loss_cents: Decimal;
}

// The price of a call.
export interface PotOdds {
  to_call: Money;
  pot: Money;
  odds_exact: Fraction;
  odds: Decimal;
  needs_exact: Fraction;
  needs: Decimal;
}

// A seat's share of a pot, with its clause.
export interface PotShareShown {
  seat: SeatNumber;
  amount: Money;
  clause: Clause;
}

// A pot and the seats that can win it.
export interface PotShown {
  amount: Money;
  seats: SeatNumber[];
}

// A pot after it was given to its winners, without commission.
export interface PotWonShown {
  pot: number;
  amount: Money;
  high: PotShareShown[];
  low: PotShareShown[];
}

// The question of a ruling, and the person it is put to.
export interface QuestionShown {
  person: number;
  box: Place;
  text: string;
  clause: Clause;
}

// A command, or a query to the coach (key 0), was refused.
export interface Refused {
  key: number;
  reason: string;
  sentence: string;
  clause: Clause;
  next_key: number;
  until: number | null;
}

export type Reply = 'complete' | 'incomplete' | 'keep' | 'retract' | 'retract_ante_only' | 'retract_pair_plus_only' | 'named' | 'yes' | 'no' | 'corrected' | 'cannot' | 'whole' | 'flop_only' | 'impossible';

// Asks for the values of the person's choices at a practice table.
export interface RequestAdvice {
  table: number;
}

// Requests a side wager and a straddle for the next hand. [CP 10.1] [CP 6.5]
export interface RequestForNextHand {
  table: number;
  seat: SeatNumber;
  side_wager: PokerSideWager;
  straddle: Money;
}

// Asks to see the cards of a table.
export interface RequestInspection {
  table: number;
}

// Asks for the review of a ruling or of a finding.
export interface RequestReview {
  of: number;
  words: string;
}

// Asks to be called when another seat of the own table becomes free.
export interface RequestSeat {
  table: number;
  seat: SeatNumber | null;
}

// Asks for the cost of the person's mistakes since the first such request.
export type RequestSessionSummary = Record<string, never>;

// The result of a wager. "ante_bonus" and "instant_winner" were never staked; "<wager>_excess" is the part of a stake that did not count.
export interface ResultShown {
  wager: string;
  owner: number;
  staked: Money;
  paid: Money;
  back: Money;
  result: string;
  sum: string;
  clause: Clause;
}

// Shown to a complainant for as long as the dispute is unresolved: an inspector may be consulted. [CP 13.9] [CS 14.9] [TCP 11.9]
export interface RightShown {
  dispute: number;
  table: number;
  round: number;
  text: string;
  clause: Clause;
  is_read: boolean;
  command: PlayerCommand;
}

// The rights of a person in open disputes, sent at the start of a connection and after every change.
export interface RightsChanged {
  rights: RightShown[];
}

export type RoundAction =
  | { place_wager: RoundPlaceWager }
  | { decide: Decide }
  | { decline_exposure: DeclineExposure }
  | { answer: Answer };

// An amount of 0 takes the wager back.
export interface RoundPlaceWager {
  box: SeatNumber;
  wager: Wager;
  amount: Money;
}

// A ruling or a record as one sentence.
export interface Said {
  sentence: string;
  clause: Clause;
}

// The average share of a pot that the player's cards win against all remaining players.
export interface SeatEquity {
  method: Method;
  deals: number;
  seed: number;
  exact: Fraction;
  equity: Decimal;
  standard_error: Decimal;
}

// a box or seat, counted from 1
export type SeatNumber = number;

// A seat and the person in it.
export interface SeatShown {
  seat: SeatNumber;
  state: SeatState;
  person: number;
  name: string;
  is_bot: boolean;
  chips: Money;
  has_own_limits: boolean;
  is_abstaining: boolean;
}

// Whether a seat is free, taken or reserved.
export type SeatState = 'open' | 'held' | 'playing' | 'sitting_out' | 'away';

// The cost of the person's mistakes, as docs/formats/house-lines.md describes it.
export interface SessionSummary {
  summary: CoachSummary;
}

export type ShoeKind = 'hand_held' | 'machine';

// The player asks to show the hand. At a table the house deals, settlement waits some seconds for players who may keep their hands covered, but no longer than until all of them have answered. [UTH 4.14] [CH 4.12(b)]
export interface ShowHand {
  table: number;
}

// A wager on the colour of the flop.
export interface SideWagerShown {
  colour: string;
  stake: Money;
  back: Money;
}

// One line of the sign in short form.
export interface SignLine {
  label: string;
  text: string;
  clause: Clause;
}

// The sign of a table: limits, pay tables and settings in force.
export interface SignShown {
  version: number;
  minimum: Money;
  maximum: Money;
  chip: Money;
  blind: Money;
  lines: SignLine[];
  text: string[];
  dealing: string[];
  pays: PayTableShown[];
  notices: string[];
}

// At a poker table.
export interface SitDown {
  table: number;
  seat: SeatNumber;
  chips: Money;
  choice: PokerChoice;
}

// Sits out from the next hand.
export interface SitOut {
  table: number;
  seat: SeatNumber;
}

// Leaves the poker table with all chips.
export interface StandUp {
  table: number;
  seat: SeatNumber;
}

// How a box stands in the round.
export type StandingShown = 'empty' | 'active' | 'played' | 'folded' | 'folded_ante' | 'instant_winner' | 'dead';

// A command of the person of the session. The keys of a person must increase; a repeated key returns the first response again without another effect. [I-140]
export interface Submit {
  key: number;
  decision_point: number;
  command: PlayerCommand;
}

// A watched table. `lines` are the log lines since the last message, or, in the first message, of the whole round so far.
export interface TableChanged {
  table: TableShown;
  is_first: boolean;
  lines: LogLine[];
}

// Shows the cards for a bonus prize before the next hand. [CP 11.4]
export interface TableHand {
  table: number;
  seat: SeatNumber;
}

// A table in the lobby.
export interface TableRow {
  table: number;
  game: GameId;
  title: string;
  detail: string;
  chips: ChipsShown;
  minimum: Money;
  maximum: Money;
  seats: number;
  taken: number;
  bots: number;
  held: number;
  list: number;
  waiting: number;
  jackpot: number;
  is_open: boolean;
}

// A table as the viewer sees it.
export interface TableShown {
  table: number;
  decision_point: number;
  now: Moment;
  game: GameId | null;
  title: string;
  book: string;
  chips: ChipsShown;
  is_open: boolean;
  is_dealt_by_house: boolean;
  has_coach: boolean;
  round: number;
  sign: SignShown;
  seats: SeatShown[];
  banked: BankedShown | null;
  poker: PokerShown | null;
  turn: TurnShown;
  offers: OfferShown[];
  questions: QuestionShown[];
  commitment: CommitmentShown | null;
  jackpot: JackpotShown | null;
  you: YouShown | null;
  waiting: number;
}

// Gives the player play chips for practice tables, up to a posted number. [I-139]
export interface TakePlayChips {
  amount: Money;
}

// At a house game.
export interface TakeSeat {
  table: number;
  seat: SeatNumber;
}

export type ToBrowser =
  | { welcome: Welcome }
  | { table_changed: TableChanged }
  | { lobby_snapshot: LobbySnapshot }
  | { lobby_updated: LobbyUpdated }
  | { own_tables_changed: OwnTablesChanged }
  | { wallet_changed: WalletChanged }
  | { rights_changed: RightsChanged }
  | { accepted: Accepted }
  | { refused: Refused }
  | { explanation: Explanation }
  | { coach_advice: CoachAdvice }
  | { session_summary: SessionSummary }
  | { decision_judged: DecisionJudged }
  | { jackpot_hit: JackpotHit }
  | { message_error: MessageError }
  | { heartbeat: Heartbeat };

// The decision or event that the table waits for.
export interface TurnShown {
  persons: number[];
  since: Moment;
  until: Moment | null;
}

// Ends the updates of the lobby.
export type UnwatchLobby = Record<string, never>;

// Ends the updates of a table.
export interface UnwatchTable {
  table: number;
}

// A wager of the house games.
export type Wager = 'ante' | 'blind' | 'bet' | 'play' | 'flop' | 'turn' | 'river' | 'pair_plus' | 'trips' | 'dealer_poker_extra' | 'player_poker_extra' | 'player_poker_extra_2' | 'player_poker_extra_3' | 'jackpot' | 'ante_bonus' | 'instant_winner';

// A wager on the layout.
export interface WagerShown {
  wager: string;
  owner: number;
  stake: Money;
}

// The money of a person outside the tables, sent after every change.
export interface WalletChanged {
  wallet: Money;
  play: Money;
}

// Requests updates of the lobby.
export type WatchLobby = Record<string, never>;

// Requests the table, the lobby or the jackpots: the server sends them now and after every change.
export interface WatchTable {
  table: number;
}

// The first message of a connection.
export interface Welcome {
  person: number;
  name: string;
  is_guest: boolean;
  next_key: number;
  now: Moment;
  version: string;
}

// Withdraws the request for another seat.
export interface WithdrawSeatRequest {
  table: number;
}

// The most expensive mistake of the session.
export interface WorstMistake {
  table: number;
  game: GameId;
  round: number;
  made: string;
  best: string;
  cost_exact: Fraction;
  cost: Decimal;
}

// The viewer's own data at this table.
export interface YouShown {
  person: number;
  seat: number;
  chips: Money;
  wallet: Money;
  is_done: boolean;
  list_place: number;
  wagered: SideWagerShown[];
  requested: SideWagerShown[];
  own_limits: OwnLimitsShown | null;
  kept_out: KeptOutShown | null;
  session: PlaySessionShown | null;
}

export type LimitKind = 'deposits' | 'losses' | 'time';
export type LimitPeriod = 'day' | 'week' | 'thirty_days';
export type Chips = 'money' | 'play';
export interface LimitChips { kind: LimitKind; chips: Chips; period: LimitPeriod; most: Money | null }
export interface LimitTime { minutes: number | null }
export interface WithdrawLimitChange { kind: LimitKind; chips: Chips; period: LimitPeriod }
export interface TakeBreak { hours: number }
export interface ExcludeSelf { days: number | null }
export interface ChooseRealityCheck { minutes: number }
export interface KeptOutShown { reason: string; sentence: string; clause: Clause; until: number | null }
export interface PlaySessionShown { since: number; net: Money; check_minutes: number }
