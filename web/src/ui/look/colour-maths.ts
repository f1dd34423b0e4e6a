/** OKLCH: lightness 0–1, chroma from 0, hue in radians. Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function linearRgb(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1, 7), 16);
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two opaque `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(A, B), Math.atan2(B, A)];
}

function oklchToLinear([L, C, H]: Oklch): [number, number, number] {
  const a = C * Math.cos(H);
  const b = C * Math.sin(H);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const toByte = (v: number) => Math.round(toGamma(Math.min(1, Math.max(0, v))) * 255);

/** The nearest `#rrggbb` inside sRGB: lightness and hue stay, chroma is reduced. */
export function fromOklch([lightness, chroma, hue]: Oklch): string {
  for (let c = chroma; ; c -= 0.004) {
    const channels = oklchToLinear([lightness, Math.max(0, c), hue]);
    if (c <= 0 || channels.every((v) => v >= -0.001 && v <= 1.001)) {
      return `#${channels.map((v) => toByte(v).toString(16).padStart(2, '0')).join('')}`;
    }
  }
}

/** Changes the lightness by `step` until `isGood` holds, or until black or white. The hue stays; the chroma shrinks to fit sRGB. */
export function walkLightness(hex: string, step: number, isGood: (colour: string) => boolean): string {
  const [start, chroma, hue] = toOklch(hex);
  let lightness = start;
  let out = hex;
  while (!isGood(out) && (step < 0 ? lightness > 0 : lightness < 1)) {
    lightness = Math.min(1, Math.max(0, lightness + step));
    out = fromOklch([lightness, chroma, hue]);
  }
  return out;
}
