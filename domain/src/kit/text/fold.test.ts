import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Één', 'een'],
  ['CAFÉ', 'cafe'],
  ['e\u0301', 'e'],
  ['Sportclub 1e', 'sportclub 1e'],
  ['', ''],
])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded));
