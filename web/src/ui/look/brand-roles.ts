import { contrast, fromOklch, type Oklch, toOklch, walkLightness } from './colour-maths.ts';
import { type Scheme, surfaces } from './tokens.ts';

const WHITE = '#ffffff';
const INK = '#1b1a18';

export type BrandRoles = {
  solid: string;
  solidHover: string;
  onSolid: string;
  edge: string;
  text: string;
  focus: string;
  tint: string;
  tintHover: string;
  tintLine: string;
  frame: string;
};

function tinted(hue: Oklch, lightness: number, maxChroma: number): string {
  return fromOklch([lightness, Math.min(hue[1], maxChroma), hue[2]]);
}

function solidFill(hex: string, scheme: Scheme): { solid: string; onSolid: string } {
  const { sheet } = surfaces[scheme];
  // on a dark sheet the fill itself must show where a button is (3:1); on a light one its edge does that, so a pale fill may stay
  const solid =
    scheme === 'dark'
      ? walkLightness(hex, 0.01, (c) => contrast(c, sheet) >= 3)
      : walkLightness(hex, -0.01, (c) => contrast(c, sheet) >= 1.25);
  if (contrast(WHITE, solid) >= 4.5) return { solid, onSolid: WHITE };
  if (contrast(INK, solid) >= 4.5) return { solid, onSolid: INK };
  return { solid: walkLightness(solid, -0.01, (c) => contrast(WHITE, c) >= 4.5), onSolid: WHITE };
}

function hoverOf(solid: string, onSolid: string): string {
  const [lightness, chroma, hue] = toOklch(solid);
  const step = onSolid === WHITE ? -0.045 : lightness > 0.9 ? -0.04 : 0.035;
  const hover = fromOklch([lightness + step, chroma, hue]);
  return contrast(onSolid, hover) >= 4.5 ? hover : solid;
}

/**
 * Computes readable roles from any brand colour (`#rrggbb`, alpha ignored) for one scheme. Contrast: text on fill 4.5:1, brand
 * text 4.6:1 on every surface and both tints, edge 3:1 on the sheet.
 */
export function brandRoles(input: string, scheme: Scheme): BrandRoles {
  const hex = input.slice(0, 7).toLowerCase();
  const s = surfaces[scheme];
  const dark = scheme === 'dark';
  const up = dark ? 0.01 : -0.01;
  const hue = toOklch(hex);
  const frame = dark ? tinted(hue, 0.178, 0.006) : tinted(hue, 0.958, 0.006);
  const tint = dark ? tinted(hue, 0.262, 0.026) : tinted(hue, 0.968, 0.016);
  const tintHover = dark ? tinted(hue, 0.305, 0.034) : tinted(hue, 0.942, 0.028);
  const tintLine = dark ? tinted(hue, 0.41, 0.05) : tinted(hue, 0.85, 0.055);
  const { solid, onSolid } = solidFill(hex, scheme);
  const edge = walkLightness(solid, up, (c) => contrast(c, s.sheet) >= 3);
  const grounds = [s.sheet, s.frame, frame, s.hover, s.raised, s.sunken, tint, tintHover];
  const text = walkLightness(hex, up, (c) => grounds.every((ground) => contrast(c, ground) >= 4.6));
  return {
    solid,
    solidHover: hoverOf(solid, onSolid),
    onSolid,
    edge,
    text,
    focus: text,
    tint,
    tintHover,
    tintLine,
    frame,
  };
}
