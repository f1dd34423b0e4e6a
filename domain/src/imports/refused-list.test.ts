import { expect, test } from 'vitest';
import { refusedCsv } from './refused-list.ts';

test('rows are in the order of the file, with a cell for each header, the line and the reasons', () => {
  const csv = refusedCsv(
    ['Naam', 'Plaats'],
    [
      { line: 9, cells: ['De Otters'], reasons: ['Plaats is verplicht', 'Staat er al in'] },
      { line: 3, cells: ['Kodai; judo', 'Waterstad', 'zonder kop'], reasons: ['Staat er al in'] },
    ],
    'nl',
  );
  expect(csv.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'Naam;Plaats;Regel;Reden',
    '"Kodai; judo";Waterstad;3;Staat er al in',
    'De Otters;;9;Plaats is verplicht · Staat er al in',
  ]);
  expect(refusedCsv(['Name'], [], 'en')).toContain('Name;Line;Reason');
});
