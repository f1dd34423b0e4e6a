import { expect, test } from 'vitest';
import { parseAddresses } from './parse-addresses.ts';

test.each([
  ['daan@club.example', [['', '', 'daan@club.example']]],
  ['eva.mulder@club.example', [['Eva', 'Mulder', 'eva.mulder@club.example']]],
  ['Pieter van den Berg <Pieter@Club.example>', [['Pieter', 'van den Berg', 'pieter@club.example']]],
  [
    '"Noor Öztürk" <noor@club.example>, daan.visser@club.example; kim@club.example.',
    [
      ['Noor', 'Öztürk', 'noor@club.example'],
      ['Daan', 'Visser', 'daan.visser@club.example'],
      ['', '', 'kim@club.example'],
    ],
  ],
  ['a@b.example\nA@B.example', [['', '', 'a@b.example']]],
  [
    'Eva Mulder\teva@club.example\nDaan Visser\tdaan@club.example',
    [
      ['Eva', 'Mulder', 'eva@club.example'],
      ['Daan', 'Visser', 'daan@club.example'],
    ],
  ],
  // as Outlook copies a recipient
  ['"Berg, Pieter van den" <p@club.example>', [['Pieter', 'van den Berg', 'p@club.example']]],
  [
    'kim@club.example, "Visser, Daan" <daan@club.example>; "Mulder, Eva, dr." <eva@club.example>',
    [
      ['', '', 'kim@club.example'],
      ['Daan', 'Visser', 'daan@club.example'],
      ['Eva', 'dr. Mulder', 'eva@club.example'],
    ],
  ],
  ['text without an address', []],
  ['', []],
])('finds the people in %j', (text, expected) => {
  expect(parseAddresses(text)).toEqual(
    expected.map(([first_name, last_name, email]) => ({ first_name, last_name, email })),
  );
});
