export type Size = { width: number; height: number };

/** The default sides of a drawing, as in a browser. */
const DEFAULT: Size = { width: 300, height: 150 };

/** Pixels per unit at 72 pixels per inch. */
const PIXELS: Readonly<Record<string, number>> = { '': 1, px: 1, pt: 1, pc: 12, mm: 72 / 25.4, cm: 72 / 2.54, in: 72 };

/**
 * The size of an SVG in whole pixels, from the attributes of its root alone: `width` and `height`, else `viewBox`. A side that
 * neither gives has its default, as in a browser. A library would lay out all of its text to measure a drawing without a size.
 */
export function svgSize(attributes: Readonly<Record<string, string>>): Size {
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : null;
  const width = pixels(attributes['width']);
  const height = pixels(attributes['height']);
  return {
    width: whole(width ?? (box && height ? (height * box.width) / box.height : (box ?? DEFAULT).width)),
    height: whole(height ?? (box && width ? (width * box.height) / box.width : (box ?? DEFAULT).height)),
  };
}

/** A length in pixels; null for none, a percentage or a unit that depends on the font. */
function pixels(length: string | undefined): number | null {
  const match = /^(\d+(?:\.\d+)?|\.\d+)([a-z]*)$/.exec(length?.trim().toLowerCase() ?? '');
  const unit = PIXELS[match?.[2] ?? ''];
  const value = Number(match?.[1]) * (unit ?? Number.NaN);
  return value > 0 ? value : null;
}

const whole = (value: number) => Math.max(1, Math.round(value));
