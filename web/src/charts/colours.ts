// Reads the colours of the current theme for drawing on a canvas.
export interface ChartColours {
  ink: string;
  ink2: string;
  ground: string;
  line: string;
  grid: string;
  metal: string; // --c1
  win: string; // --c2
  other: string; // --c3
  lose: string; // --c4
  standoff: string;
  font: string;
}

export function coloursOf(element: Element): ChartColours {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    ink: token('--ink'),
    ink2: token('--ink-2'),
    ground: token('--surface-1'),
    line: token('--line-strong'),
    grid: token('--grid'),
    metal: token('--c1'),
    win: token('--c2'),
    other: token('--c3'),
    lose: token('--c4'),
    standoff: token('--ink-3'),
    font: token('--font-ui'),
  };
}
