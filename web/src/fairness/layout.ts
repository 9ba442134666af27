// Computes the position in the deck of each card of a round from its public facts (docs/formats/fairness.md).
// Positions count from 0, boxes and seats from 1.
import type { DealFacts, DealtPlace } from '../protocol/api';
import type { GameId } from '../protocol/messages';

interface Dealing {
  hand_size: number;
  has_dealer: boolean;
  community: readonly number[];
  burns: number;
}

const banked = (hand_size: number, community: readonly number[] = []): Dealing => ({
  hand_size,
  has_dealer: true,
  community,
  burns: 0,
});
const poker = (hand_size: number): Dealing => ({
  hand_size,
  has_dealer: false,
  community: [3, 1, 1],
  burns: 1,
});

// A new game does not compile without a line here.
const games: Readonly<Record<GameId, Dealing>> = {
  three_card: banked(3),
  caribbean_stud: banked(5),
  wild_aruba: banked(5),
  ultimate_holdem: banked(2, [3, 2]),
  crown_holdem: banked(2, [3, 1, 1]),
  holdem: poker(2),
  holdem_hilo: poker(2),
  pineapple: poker(3),
  crazy_pineapple: poker(3),
  crazy_pineapple_hilo: poker(3),
  omaha: poker(4),
  omaha_hilo: poker(4),
};

const boxesMost = 9;
const seatsMost = 11;
const deckSize = 52;

export function placeWords({ to, number, card }: DealtPlace): string {
  switch (to) {
    case 'box':
    case 'seat':
      return `${to} ${number}, card ${card}`;
    case 'dealer':
      return `dealer, card ${card}`;
    case 'community':
      return `community card ${card}`;
    case 'burn':
      return `burned card ${card}`;
  }
}

// Says how the cards left the deck, for a reader who compares it with the sign of the table.
export function dealingWords({ shoe, community, burns }: DealFacts): string {
  const order = shoe === 'machine' ? 'Whole hands, from a shuffling machine' : 'One card at a time, by hand';
  if (community.length === 0) return `${order}.`;
  return `${order}; ${burns === 0 ? 'no card is burned' : 'a card is burned before each street'}.`;
}

// Boxes must be in the order of their numbers, seats clockwise from the left of the button.
function isInOrder({ dealt_to: to, button }: DealFacts): boolean {
  const most = button === 0 ? boxesMost : seatsMost;
  if (to.some((number) => number < 1 || number > most) || button > seatsMost) return false;
  const steps = to.map((number) => (button === 0 ? number : (number - button - 1 + 2 * most) % most));
  return steps.every((step, i) => step > (steps[i - 1] ?? -Infinity));
}

// Returns what is wrong with the facts of a round of this game, or "".
export function faultOf(game: string, facts: DealFacts): string {
  const rules = Object.hasOwn(games, game) ? games[game as GameId] : undefined;
  if (!rules) return `There is no game “${game}”.`;
  const isDealtSo =
    facts.hand_size === rules.hand_size &&
    facts.has_dealer === rules.has_dealer &&
    (facts.burns === rules.burns || (facts.burns === 1 && rules.community.length > 0)) &&
    facts.community.join() === rules.community.join() &&
    (rules.has_dealer || facts.shoe === 'hand_held');
  if (!isDealtSo) return 'This game is not dealt with such hands, burned cards and community cards.';
  if ((facts.button === 0) !== rules.has_dealer) return 'The button is missing, or this game has none.';
  if (facts.dealt_to.length === 0) return 'It lists no hands.';
  if (!isInOrder(facts)) return 'It names boxes or seats that are not in the order of dealing.';
  return layoutOf(facts).length > deckSize ? 'The deck has fewer cards than it says were dealt.' : '';
}

// Returns the places in dealing order. REQUIRES: the facts have no fault.
export function layoutOf(facts: DealFacts): DealtPlace[] {
  const layout: DealtPlace[] = [];
  const to = facts.has_dealer ? 'box' : 'seat';
  const each = Array.from({ length: facts.hand_size }, (_, i) => i + 1);
  const hands = facts.dealt_to.map((number) => each.map((card): DealtPlace => ({ to, number, card })));
  if (facts.has_dealer) hands.push(each.map((card) => ({ to: 'dealer', number: 0, card })));
  // A dealer deals one card at a time to each hand; a machine deals whole hands.
  if (facts.shoe === 'machine') layout.push(...hands.flat());
  else for (const card of each) layout.push(...hands.flatMap((hand) => hand[card - 1] ?? []));
  let community = 0;
  let burned = 0;
  for (const cards of facts.community) {
    for (let i = 0; i < facts.burns; i++) layout.push({ to: 'burn', number: 0, card: ++burned });
    for (let i = 0; i < cards; i++) layout.push({ to: 'community', number: 0, card: ++community });
  }
  return layout;
}

// Returns the position of a place, or undefined if no card was dealt to it.
export function positionOf(layout: DealtPlace[], place: DealtPlace): number | undefined {
  const found = layout.findIndex(
    ({ to, number, card }) => to === place.to && number === place.number && card === place.card,
  );
  return found < 0 ? undefined : found;
}
