import { expect, test } from 'vitest';
import { entryOf } from './page-entry.ts';

test('finds the entry script of a built page', () => {
  const html = '<link rel="icon" href="/f.svg"><script type="module" crossorigin src="/assets/index-Ab1.js"></script>';
  expect(entryOf(html)).toBe('/assets/index-Ab1.js');
  expect(entryOf('<p>Onderhoud</p>')).toBeNull();
});
