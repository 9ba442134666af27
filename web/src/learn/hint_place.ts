// The place of a hint beside its spot, or near it: inside the felt, and over no spot that takes a chip.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const gap = 12;
const nameWidth = 44; // of the name that is printed beside a spot
const margin = 8;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const inside = (value: number, most: number): number => Math.max(margin, Math.min(most - margin, value));

const step = 24;

// Returns places all over the felt, the nearest to the spot first.
function anywhere(spot: Box, hint: Size, frame: Size): Box[] {
  const places: Box[] = [];
  for (let top = margin; top + hint.height <= frame.height; top += step)
    for (let left = margin; left + hint.width <= frame.width; left += step)
      places.push({ left, top, ...hint });
  const distance = ({ left, top }: Box): number =>
    Math.hypot(left + hint.width / 2 - spot.left, top + hint.height / 2 - spot.top);
  return places.sort((a, b) => distance(a) - distance(b));
}

// Returns the first of left, right, above, below and anywhere else where the hint is clear of all spots; above if
// none is.
export function placeOfHint(spot: Box, others: readonly Box[], hint: Size, frame: Size): Box {
  const middle = inside(spot.left + spot.width / 2 - hint.width / 2, frame.width - hint.width + margin);
  const level = inside(spot.top + spot.height / 2 - hint.height / 2, frame.height - hint.height + margin);
  const above = { left: middle, top: inside(spot.top - gap - hint.height, frame.height), ...hint };
  const places: Box[] = [
    { left: spot.left - gap - hint.width, top: level, ...hint },
    { left: spot.left + spot.width + nameWidth, top: level, ...hint },
    above,
    { left: middle, top: spot.top + spot.height + gap, ...hint },
  ];
  const fits = ({ left, top, width, height }: Box): boolean =>
    left >= 0 && top >= 0 && left + width <= frame.width && top + height <= frame.height;
  const isClear = (place: Box): boolean =>
    fits(place) && ![spot, ...others].some((one) => overlap(place, one));
  return places.find(isClear) ?? anywhere(spot, hint, frame).find(isClear) ?? above;
}
