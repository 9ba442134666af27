// The order of hands, the best first, each with an example.
export type RankingName = 'three' | 'five' | 'wild' | 'low';

export interface RankedHand {
  name: string;
  cards: string[];
}

const list = (text: string): RankedHand[] =>
  text
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', cards = ''] = line.split(':');
      return { name: name.trim(), cards: cards.trim().split(' ') };
    });

const fromFlush = `
  Full house: Kc Kd Kh Js Jd
  Flush: Kd Jd 9d 5d 2d
  Straight: Tc 9d 8s 7h 6c
  Three of a kind: Qc Qd Qs 8h 3d
  Two pair: 9c 9d 4s 4h Jd
  Pair: Tc Td Ks 6h 3d
  High card: Ac Qd 9s 6h 4d`;

export const rankings: Record<RankingName, { title: string; hands: RankedHand[] }> = {
  three: {
    title: 'Three-card hands, best first',
    hands: list(`
      Straight flush: 7c 6c 5c
      Three of a kind: Qc Qd Qs
      Straight: Kc Qd Js
      Flush: Kd Jd 9d
      Pair: Tc Td Ks
      High card: Qc Td 6s`),
  },
  five: {
    title: 'Hands, best first',
    hands: list(`
      Royal flush: As Ks Qs Js Ts
      Straight flush: 9h 8h 7h 6h 5h
      Four of a kind: Ac Ad Ah As 7d
      ${fromFlush}`),
  },
  wild: {
    title: 'Hands, best first. Every 2 is wild',
    hands: list(`
      Royal flush: As Ks Qs Js Ts
      Wild royal flush: As Ks 2d Js Ts
      Five of a kind: 9c 9d 9h 9s 2d
      Straight flush: 9h 8h 2c 6h 5h
      Four of a kind: Ac Ad 2h As 7d
      ${fromFlush}`),
  },
  low: {
    title: 'Low hands, best first',
    hands: list(`
      Five low: 5c 4d 3s 2h Ad
      Six low: 6c 4d 3s 2h Ad
      Seven low: 7c 5d 4s 3h 2d
      Eight low: 8c 6d 5s 3h Ad`),
  },
};
