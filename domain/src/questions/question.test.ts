import { expect, test } from 'vitest';
import { optionsFrom, optionViolations } from './question.ts';

test.each([
  ['a text needs no options', { type: 'text', options: [] }, []],
  ['a choice needs an option', { type: 'single_select', options: [] }, ['options question.options']],
  ['one option is enough', { type: 'multi_select', options: ['Ja'] }, []],
  [
    'options that differ only in case and accents are the same',
    { type: 'multi_select', options: ['Crème', 'Maat S', 'CREME', 'crème'] },
    ['options.2 question.option_twice', 'options.3 question.option_twice'],
  ],
] as const)('%s', (_title, question, faults) => {
  expect(optionViolations(question).map(({ path, key }) => `${path.join('.')} ${key}`)).toEqual(faults);
});

test('pasted lines become options, once each, without bullets and numbers', () => {
  const text = '- Maat S\r\n* Maat M\n\n 3. Maat L\tMaat XL\nmaat m\n  \n10 km\n2) Maat S';
  expect(optionsFrom(text, ['Maat XL'])).toEqual(['Maat S', 'Maat M', 'Maat L', '10 km']);
});
