import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BrandRoles, brandRoles } from './brand-roles.ts';
import { contrast } from './colour-maths.ts';
import { type Scheme, surfaces, tones } from './tokens.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const UGLY = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#0b6e4f',
  '#f4a259',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#767676',
];

function brokenPromises(roles: BrandRoles, scheme: Scheme): string[] {
  const s = surfaces[scheme];
  const grounds = [s.sheet, s.frame, s.hover, s.raised, roles.frame, roles.tint, roles.tintHover];
  return [
    ...(contrast(roles.onSolid, roles.solid) < 4.5 ? ['text on fill'] : []),
    ...(contrast(roles.onSolid, roles.solidHover) < 4.5 ? ['text on hovered fill'] : []),
    ...(contrast(roles.edge, s.sheet) < 3 ? ['edge on sheet'] : []),
    ...grounds.filter((ground) => contrast(roles.text, ground) < 4.5).map((ground) => `brand text on ${ground}`),
    ...(contrast(s.ink, roles.tint) < 4.5 ? ['ink on tint'] : []),
    ...(contrast(s.ink2, roles.tint) < 4.5 ? ['second ink on tint'] : []),
  ];
}

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test.each(SCHEMES)('3,000 brand colours reach the contrast ratios in the %s scheme', (scheme) => {
  fc.assert(
    fc.property(colour, (hex) => {
      expect(brokenPromises(brandRoles(hex, scheme), scheme)).toEqual([]);
    }),
    { numRuns: 3000, seed: 34, examples: UGLY.map((hex) => [hex]) },
  );
});

test.each(SCHEMES)('every tone is readable on its tint and on the sheet in the %s scheme', (scheme) => {
  for (const tone of Object.values(tones)) {
    const [text, tint, dot] = tone[scheme];
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, surfaces[scheme].sheet)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dot, surfaces[scheme].sheet)).toBeGreaterThanOrEqual(3);
  }
});

test('a brand colour with enough contrast is kept', () => {
  expect(brandRoles('#0B6E4F', 'light')).toMatchObject({ solid: '#0b6e4f', onSolid: '#ffffff', text: '#0b6e4f' });
});
