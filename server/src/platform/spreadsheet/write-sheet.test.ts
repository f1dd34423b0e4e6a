import { expect, test } from 'vitest';
import { writeSheet } from './write-sheet.ts';

test('other calls continue while long rows are written', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const row = Array.from({ length: 50 }, (_, at) => `${at} ${'een lang antwoord '.repeat(110)}`);
  const batch = Array.from({ length: 50 }, () => row);
  let bytes = 0;
  for await (const piece of writeSheet({ name: 'x', columns: [{ title: 'x' }], batches: [batch] }))
    bytes += piece.length;
  clearInterval(timer);
  expect(bytes).toBeGreaterThan(10_000);
  expect(turns).toBeGreaterThan(20);
});
