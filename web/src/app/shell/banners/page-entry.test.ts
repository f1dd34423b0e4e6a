import { expect, test } from 'vitest';
import { findEntryScript } from './page-entry.ts';

test('finds the entry script of a built page', () => {
  const html = '<link rel="icon" href="/f.svg"><script type="module" crossorigin src="/assets/index-Ab1.js"></script>';
  expect(findEntryScript(html)).toBe('/assets/index-Ab1.js');
  expect(findEntryScript('<p>Onderhoud</p>')).toBeNull();
});
