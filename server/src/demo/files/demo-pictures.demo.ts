// The images of the demo, drawn by this code: a background of two colours, a pattern, and a pictogram drawn with lines in a field of 100 by
// 100.

/** Pictograms by sport, location, tag, category or label; others get the lanes of a track. */
const pictograms: Readonly<Record<string, string>> = {
  zwemmen:
    'M10 40q10-12 20 0t20 0 20 0 20 0M10 58q10-12 20 0t20 0 20 0 20 0M10 76q10-12 20 0t20 0 20 0 20 0M66 16a7 7 0 1 0 .1 0',
  judo: 'M20 24l30 36 30-36M10 60h80M44 60l-8 28M56 60l8 28',
  hardlopen: 'M62 10a7 7 0 1 0 .1 0M32 40l18-10 14 14 16 2M50 32l-8 24 16 14-4 22M42 58L32 74l-18 2',
  wandelen: 'M52 10a7 7 0 1 0 .1 0M48 32l-4 26 14 16 4 18M44 58L34 90M48 34L34 46M50 36l12 12 10 2M76 42v48',
  tennis: 'M50 14a36 36 0 1 0 .1 0M24 26c16 14 16 34 0 48M76 26c-16 14-16 34 0 48',
  padel: 'M54 12a26 28 0 1 0 .1 0M40 64L26 90M46 32h.1M60 32h.1M46 46h.1M60 46h.1M53 39h.1',
  dans: 'M56 10a7 7 0 1 0 .1 0M28 24l24 14 24-14M52 38l-4 24 20 10-4 18M48 62L28 90',
  yoga: 'M50 12a8 8 0 1 0 .1 0M50 34v28M50 38L28 60M50 38l22 22M18 82c10-16 26-20 32-20s22 4 32 20M30 84h40',
  fitness: 'M14 38v24M26 28v44M74 28v44M86 38v24M26 50h48',
  klimmen: 'M8 84l30-56 16 28 10-14 28 42zM30 44l8 8 8-8',
  roeien: 'M12 64h76c-6 14-20 18-38 18s-32-4-38-18M28 64l34-44M62 20l10-8M46 44l26 20',
  voetbal: 'M50 14a36 36 0 1 0 .1 0M50 36l14 10-5 16H41l-5-16zM50 14v22M64 46l20-6M59 62l10 18M41 62L31 80M36 46l-20-6',
  basketbal: 'M50 14a36 36 0 1 0 .1 0M50 14v72M14 50h72M24 26c14 12 14 36 0 48M76 26c-14 12-14 36 0 48',
  badminton: 'M50 68a10 10 0 1 0 .1 0M40 74L28 20M60 74l12-54M50 68V16M33 42h34',
  fietsen: 'M26 52a17 17 0 1 0 .1 0M74 52a17 17 0 1 0 .1 0M26 69l14-29h26l8 29M40 40l12 29 14-29M34 32h12M62 30h10',
  zwembad:
    'M8 62q11-12 21 0t21 0 21 0 21 0M8 80q11-12 21 0t21 0 21 0 21 0M36 54V22q0-8 10-8M64 54V22q0-8 10-8M36 36h28',
  zaal: 'M10 84V46Q50 10 90 46v38M10 84h80M38 84V60h24v24M10 46h80',
  park: 'M30 84V62M30 62a16 18 0 1 1 .1 0M70 84V54M70 54a14 16 0 1 1 .1 0M8 84h84',
};
const wheelchair = 'M46 12a7 7 0 1 0 .1 0M46 32v26h22l12 24 8-4M46 42h20M38 50a20 20 0 1 0 26 26';
const sun = 'M50 34a16 16 0 1 0 .1 0M50 10v10M50 80v10M10 50h10M80 50h10M22 22l7 7M71 71l7 7M22 78l7-7M71 29l7-7';
const gift = 'M14 34h72v16H14zM20 50v36h60V50M50 34v52M50 34C30 34 28 14 38 14s12 20 12 20 2-20 12-20 8 20-12 20';
const group =
  'M50 18a12 12 0 1 0 .1 0M28 86c0-24 8-34 22-34s22 10 22 34M18 32a9 9 0 1 0 .1 0M6 76c0-12 4-20 12-20M82 32a9 9 0 1 0 .1 0M94 76c0-12-4-20-12-20';
const pair =
  'M34 16a12 12 0 1 0 .1 0M12 86c0-26 8-36 22-36s22 10 22 36M74 42a9 9 0 1 0 .1 0M62 86c2-14 6-20 12-20s12 8 12 20';
const slope = 'M8 84C30 84 34 30 56 30s20 22 36 22M56 30V8l18 8-18 8';
const words: Readonly<Record<string, string>> = {
  'gratis proberen': gift,
  'beginners welkom': 'M50 12l11 24 27 3-20 18 5 27-23-13-23 13 5-27-20-18 27-3z',
  buiten: pictograms['park'] ?? '',
  binnen: pictograms['zaal'] ?? '',
  'in de avond': 'M62 14a38 38 0 1 0 24 48A32 32 0 0 1 62 14M22 20h.1M36 10h.1M16 40h.1',
  'in het weekend': 'M14 22h72v64H14zM14 42h72M32 12v18M68 12v18M56 58h16v14H56z',
  rolstoelvriendelijk: wheelchair,
  'kleine groep': group,
  'ouder en kind': pair,
  'koffie na afloop': 'M18 40h52v22q0 22-26 22T18 62zM70 46h6q12 0 12 10T70 68M32 28q-6-8 0-16M52 28q-6-8 0-16',
  jeugd: 'M50 10l26 30-26 30-26-30zM50 10v60M24 40h52M50 70q12 6 0 12t4 10',
  volwassenen: 'M62 10a7 7 0 1 0 .1 0M32 40l18-10 14 14 16 2M50 32l-8 24 16 14-4 22M42 58L32 74l-18 2',
  '55-plus': slope,
  '55+': slope,
  kennismaken: 'M10 16h50v34H32L20 62V50H10zM68 34h22v36H80v12L68 70H42V58',
  'samen bewegen': group,
  'op en in het water': pictograms['roeien'] ?? '',
  'zomer in waterstad': sun,
  heuvelroutes: pictograms['klimmen'] ?? '',
  jeugdfonds: pair,
  zomerpas: sun,
};
const lanes = 'M10 78a40 40 0 0 1 80 0M26 78a24 24 0 0 1 48 0M42 78a8 8 0 0 1 16 0';
const person = 'M50 22a17 17 0 1 0 .1 0M18 96c2-24 16-34 32-34s30 10 32 34';

const grounds = [
  ['#0B6E4F', '#12A67A'],
  ['#005F99', '#2E93CC'],
  ['#7A1F5C', '#B64A93'],
  ['#B4511A', '#E58A42'],
  ['#3B3F8C', '#6C72CF'],
  ['#8A1C2B', '#C9475A'],
  ['#1F5F66', '#3FA3AD'],
  ['#5B6B1E', '#93A83C'],
] as const;

const patterns = [
  '<path d="M0 16h32" stroke="#fff" stroke-width="2"/>',
  '<circle cx="16" cy="16" r="5" fill="#fff"/>',
  '<path d="M0 32L32 0" stroke="#fff" stroke-width="3"/>',
  '<path d="M0 20q8-10 16 0t16 0" fill="none" stroke="#fff" stroke-width="2"/>',
] as const;

type Drawing = { width: number; height: number; pictogram: string; seed: number };

/** Draws an SVG of this size. The seed decides colours and pattern, so that each start draws the same image. */
export function drawing({ width, height, pictogram, seed }: Drawing): string {
  const [dark, light] = grounds[seed % grounds.length] ?? grounds[0];
  const pattern = patterns[(seed * 3 + 1) % patterns.length] ?? patterns[0];
  const side = Math.min(width, height) * 0.62;
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  const path = pictogram === 'person' ? person : (pictograms[pictogram] ?? words[pictogram] ?? lanes);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
      <pattern id="p" width="32" height="32" patternUnits="userSpaceOnUse">${pattern}</pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <rect width="100%" height="100%" fill="url(#p)" opacity="0.12"/>
    <g transform="translate(${x} ${y}) scale(${side / 100})" fill="none" stroke="#fff" stroke-width="5"
      stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></g>
  </svg>`;
}

/** The pictogram that fits a location, by its name. */
export function pictogramOfVenue(name: string): string {
  if (/bad\b|zwem|boten/i.test(name)) return 'zwembad';
  if (/baan|pleintje|park\b|paal/i.test(name)) return 'park';
  return 'zaal';
}
