import { expect, test } from 'vitest';
import { cleanSvg } from './svg.ts';

test('a drawing of endless elements is refused before the work of reading it', () => {
  const svg = new TextEncoder().encode(`<svg>${'<g/>'.repeat(450_000)}</svg>`);
  const began = performance.now();
  expect(() => cleanSvg(svg)).toThrow(expect.objectContaining({ sentences: [{ field: 'file', key: 'file.svg' }] }));
  expect(performance.now() - began).toBeLessThan(300);
});
