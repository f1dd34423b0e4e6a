import { expect, test } from 'vitest';
import { workOf } from '../../../testing/work-of.ts';
import { isSvg } from './is-svg.ts';

const read = (text: string) => isSvg(new TextEncoder().encode(text));

test.each([
  '<svg/>',
  '\uFEFF<?xml version="1.0"?>\n<svg xmlns="x">',
  '<?xml version="1.0"?><!-- made by ? > hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg >',
  '<!DOCTYPE svg [<!ELEMENT svg (g)>]><!-- a --><!-- b --><x:svg>',
])('%j is an SVG', (text) => expect(read(text)).toBe(true));

test.each(['', 'svg', '<html><svg/></html>', '<!-- <svg> -->', '<?xml <svg>', '<svgx>'])('%j is not an SVG', (text) =>
  expect(read(text)).toBe(false),
);

test.each([
  '<!DOCTYPE['.repeat(200) + ']'.repeat(2_000),
  '<!DOCTYPE ['.repeat(100) + ' ]'.repeat(1_400),
  '<!--'.repeat(1_000),
  `<?${'?'.repeat(4_000)}`,
])('a start that is slow to search is not an SVG', (text) => {
  expect(workOf(() => expect(read(text)).toBe(false))).toBeLessThan(100);
});
