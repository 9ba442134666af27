// Describes a table in a fixed order: dealer, board, pots, boxes or seats in turn order, you, offers. The same
// table always gives the same text.
import { capital } from '../format/words';
import { potName } from '../felt/pots';
import { sharesOf } from '../table/state/result';
import { boxStatus, dealerSaid, seatStatus } from '../felt/plates';
import { movedBy, verdictOf } from '../felt/wagers';
import { money, signed } from '../format/money';
import { cardName } from '../parts/cards/cards';
import type { BoxView, HandView, PokerView, ResultView, SeatView, TableSnapshot } from '../protocol/messages';
import { ownStakes } from '../table/state/stakes';
import { isBox, isKnown, offerWords, seatOffers } from '../table/state/offers';
import { abstainingText, isAbstaining, personName, wagerName } from './names';

export interface Section {
  title: string;
  lines: string[];
}

const cardsText = (cards: (string | null)[]): string => {
  const hidden = cards.filter((card) => card === null).length;
  const open = cards.filter((card) => card !== null).map(cardName);
  if (hidden === 0) return open.join(', ');
  const backs = hidden === 1 ? 'one card face down' : `${hidden} cards face down`;
  return [...open, backs].join(', ');
};

const words = { win: 'won', lose: 'lost', push: 'push', void: 'void, returned' } as const;

export function resultText(result: ResultView): string {
  const moved = movedBy(result);
  const amount = moved > 0 ? ` ${money(moved)}` : '';
  const why = [result.sum, result.clause].filter((text) => text !== '').join('; ');
  const verdict = words[verdictOf(result.result)];
  return `${wagerName(result.wager)} ${verdict}${amount}${why ? ` (${why})` : ''}`;
}

function boxLines(shown: TableSnapshot, box: BoxView | undefined, seat: SeatView | undefined): string[] {
  const person = box?.player || seat?.person || 0;
  const who = person === 0 ? seatStatus(seat) : personName(shown, person);
  const status = person === 0 ? '' : boxStatus(shown, box, seat);
  const marker = seat?.has_own_limits ? 'personal limits' : '';
  const lines = [[capital(who), status, marker].filter((text) => text !== '').join(', ')];
  if (!box) return lines;
  const stakes = box.wagers.filter((wager) => wager.stake > 0);
  if (stakes.length > 0) {
    const texts = stakes.map((wager) => {
      const owner = wager.owner !== box.player ? ` of ${personName(shown, wager.owner)}` : '';
      return `${wagerName(wager.wager)} ${money(wager.stake)}${owner}`;
    });
    lines.push(`Wagers: ${texts.join(', ')}`);
  }
  if (box.cards.length > 0) lines.push(`Cards: ${cardsText(box.cards)}${box.hand ? `: ${box.hand}` : ''}`);
  lines.push(...box.results.map(resultText));
  if (box.net !== null) lines.push(`Total: ${box.net === 0 ? 'even' : signed(box.net)}`);
  return lines;
}

function handLines(
  shown: TableSnapshot,
  poker: PokerView,
  seat: SeatView,
  hand: HandView | undefined,
): string[] {
  if (seat.person === 0) return [seatStatus(seat)];
  const status = hand ? hand.last_action : seatStatus(seat).toLowerCase();
  const state = { in: '', all_in: 'all in', folded: 'folded', mucked: 'mucked', dead: 'hand dead' }[
    hand?.state ?? 'in'
  ];
  const marks = [poker.button === seat.seat ? 'button' : '', poker.actor === seat.seat ? 'to act' : ''];
  const head = [
    personName(shown, seat.person),
    money(hand ? hand.stack : seat.chips),
    state || status,
    ...marks,
  ];
  const lines = [head.filter((text) => text !== '').join(', ')];
  if (!hand) return lines;
  if (hand.bet > 0) lines.push(`Bet ${money(hand.bet)}`);
  if (hand.pushed > 0) lines.push(`${money(hand.pushed)} pushed, not yet a bet`);
  for (const wager of hand.side_wagers) {
    lines.push(
      `${wagerName(wager.colour)} ${money(wager.stake)}${wager.back > 0 ? `, ${money(wager.back)} back` : ''}`,
    );
  }
  const isSeen = hand.cards.some((card) => card !== null);
  if (hand.cards.length > 0 && (isSeen || state === '' || state === 'all in')) {
    const made = [hand.hand, hand.low].filter((text) => text !== '').join('; ');
    lines.push(`Cards: ${cardsText(hand.cards)}${made ? `: ${made}` : ''}`);
  }
  if (hand.won > 0) lines.push(`Won ${money(hand.won)}`);
  return lines;
}

// Box 1 acts first at a house game; at poker the seat after the button does.
function inTurn(shown: TableSnapshot): SeatView[] {
  const seats = [...shown.seats].sort((one, other) => one.seat - other.seat);
  const button = shown.poker?.button ?? 0;
  return [...seats.filter((seat) => seat.seat > button), ...seats.filter((seat) => seat.seat <= button)];
}

function dealerSection(shown: TableSnapshot): Section {
  if (shown.poker) {
    const { button } = shown.poker;
    return { title: 'Dealer', lines: [button > 0 ? `The button is at seat ${button}` : 'No button yet'] };
  }
  const lines: string[] = [];
  const cards = shown.banked?.dealer ?? [];
  if (cards.length > 0) lines.push(cardsText(cards));
  const said = dealerSaid(shown);
  if (said) lines.push(said);
  if (shown.banked?.voided) lines.push(`Void by ${shown.banked.voided}`);
  if (lines.length === 0) lines.push(shown.is_open ? 'No cards yet' : 'The table is closed');
  return { title: 'Dealer', lines };
}

function potSection(poker: PokerView): Section {
  const lines = poker.pots.map(
    (pot, index) => `${potName(index, poker.pots.length)} ${money(pot.amount)}, ${pot.seats.length} players`,
  );
  for (const { what, share } of sharesOf(poker))
    lines.push(`${what}: seat ${share.seat} takes ${money(share.amount)}`);
  if (poker.is_hi_lo) lines.push(poker.low_possible ? 'High and low share the pot' : 'No low possible');
  if (poker.total > 0) lines.push(`Total pot ${money(poker.total)}`);
  return { title: 'Pots', lines: lines.length > 0 ? lines : ['Nothing in the middle'] };
}

function youSection(shown: TableSnapshot): Section {
  const { you } = shown;
  if (!you) return { title: 'You', lines: ['You are watching. Sign in to play.'] };
  const lines: string[] = [];
  if (you.seat > 0) lines.push(`${shown.poker ? 'Seat' : 'Box'} ${you.seat}, chips ${money(you.chips)}`);
  else lines.push(you.list_place > 0 ? `You wait for a seat, place ${you.list_place}` : 'You are watching');
  lines.push(`${shown.chips === 'play' ? 'Practice chips' : 'Chips in your wallet'} ${money(you.wallet)}`);
  for (const { colour, stake } of you.requested)
    lines.push(`${wagerName(colour)} ${money(stake)} for the next hand`);
  if (you.own_limits)
    lines.push(`Your limits ${money(you.own_limits.minimum)} to ${money(you.own_limits.maximum)}`);
  if (isAbstaining(shown)) lines.push(abstainingText);
  if (you.is_done) lines.push(ownStakes(shown).length > 0 ? 'You are done betting' : 'You skip this round');
  return { title: 'You', lines };
}

export function describe(shown: TableSnapshot): Section[] {
  const sections = [dealerSection(shown)];
  const board = shown.poker?.board ?? shown.banked?.board ?? [];
  if (shown.poker || (shown.banked?.board_size ?? 0) > 0) {
    sections.push({ title: 'Board', lines: [board.length > 0 ? cardsText(board) : 'No cards yet'] });
  }
  if (shown.poker) sections.push(potSection(shown.poker));
  if (shown.jackpot) {
    const lines = shown.jackpot.levels.map(
      (level) =>
        `Level ${level.level}, wager ${money(level.wager)}: ${
          level.amount === null ? 'kept by staff, ask them' : money(level.amount, { always: true })
        }`,
    );
    if (shown.jackpot.warning) lines.push(shown.jackpot.warning);
    sections.push({ title: 'Jackpot', lines });
  }
  for (const seat of inTurn(shown)) {
    const { poker } = shown;
    const lines = poker
      ? handLines(
          shown,
          poker,
          seat,
          poker.hands.find((hand) => hand.seat === seat.seat),
        )
      : boxLines(
          shown,
          shown.banked?.boxes.find((box) => box.box === seat.seat),
          seat,
        );
    sections.push({ title: poker ? `Seat ${seat.seat}` : `Box ${seat.seat}`, lines });
  }
  sections.push(youSection(shown));
  sections.push({ title: 'What you may do', lines: offerLines(shown) });
  return sections;
}

// Returns a text in lower case to continue a line; "I" keeps its capital.
const insideLine = (text: string): string =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

function offerLines(shown: TableSnapshot): string[] {
  const asked = shown.questions.map(
    (question) => `Asked: ${question.text}${question.clause ? ` (${question.clause})` : ''}`,
  );
  const worthwhile = new Set(seatOffers(shown));
  const told = shown.offers.filter((offer) => offer.kind !== 'seat' || worthwhile.has(offer));
  const offers = told.map((offer) => {
    const { verb, detail } = offerWords(shown, offer);
    const wager =
      offer.kind === 'wager' && isKnown(offer)
        ? `${offer.max > 0 ? 'Place' : 'Take back'} ${wagerName(offer.wager)}`
        : verb;
    const place =
      offer.kind === 'wager' || offer.kind === 'seat' ? `, ${shown.poker ? 'seat' : 'box'} ${offer.box}` : '';
    return `${capital(wager)}${isBox(offer.box) ? place : ''}${detail ? `: ${insideLine(detail)}` : ''}${offer.clause ? ` (${offer.clause})` : ''}`;
  });
  const lines = [...asked, ...offers];
  return lines.length > 0 ? lines : ['Nothing now'];
}
