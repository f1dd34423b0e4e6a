export type Side = 'bottom-start' | 'bottom-end' | 'top';

const GAP = 5;
const MARGIN = 8;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

/** Places a top-layer element next to its opener, on the other side when there is no room, and always inside the window. */
export function placeBeside(opener: Element, floating: HTMLElement, side: Side): void {
  const anchor = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const start =
    side === 'bottom-end'
      ? anchor.right - width
      : side === 'top'
        ? anchor.left + (anchor.width - width) / 2
        : anchor.left;
  const below = anchor.bottom + GAP;
  const above = anchor.top - height - GAP;
  const fitsBelow = below + height <= window.innerHeight - MARGIN;
  const top = side === 'top' ? (above >= MARGIN ? above : below) : fitsBelow || above < MARGIN ? below : above;
  floating.style.left = `${clamp(start, MARGIN, window.innerWidth - width - MARGIN)}px`;
  floating.style.top = `${clamp(top, MARGIN, window.innerHeight - height - MARGIN)}px`;
}
