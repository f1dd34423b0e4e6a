import { expect, test } from 'vitest';
import { workOf } from '../../testing/work-of.ts';
import { cleanSvg } from './svg.ts';

test('a drawing of endless elements is refused before the work of reading it', () => {
  const svg = new TextEncoder().encode(`<svg>${'<g/>'.repeat(450_000)}</svg>`);
  const refusal = expect.objectContaining({ sentences: [{ field: 'file', key: 'file.svg' }] });
  expect(workOf(() => expect(() => cleanSvg(svg)).toThrow(refusal))).toBeLessThan(300);
});
