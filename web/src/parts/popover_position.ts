// Positions a popover below its tag, or above it if there is more room, and always inside the window.
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  height: number; // the most it may have
}

const gap = 8;
const margin = 12; // to the edge of the window

export function placeBeside(
  anchor: Rectangle,
  box: { width: number; height: number },
  view: { width: number; height: number },
): Place {
  const under = view.height - margin - (anchor.top + anchor.height + gap);
  const over = anchor.top - gap - margin;
  const goesUnder = box.height <= under || under >= over;
  const height = Math.max(160, goesUnder ? under : over);
  const tall = Math.min(box.height, height);
  const wanted = goesUnder ? anchor.top + anchor.height + gap : anchor.top - gap - tall;
  const middle = anchor.left + anchor.width / 2 - box.width / 2;
  return {
    left: Math.max(margin, Math.min(middle, view.width - margin - box.width)),
    top: Math.max(margin, Math.min(wanted, view.height - margin - tall)),
    height,
  };
}
