import { expect, test } from 'vitest';
import { type Answer, answerViolations, type AskedQuestion, cleanAnswer } from './answers.ts';

const name: AskedQuestion = { id: 1, type: 'text', title: 'Naam in het pak', required: true, options: [] };
const size: AskedQuestion = { id: 2, type: 'single_select', title: 'Maat', required: true, options: ['S', 'M', 'L'] };
const days: AskedQuestion = {
  id: 3,
  type: 'multi_select',
  title: 'Dagen',
  required: false,
  options: ['Ma', 'Di', 'Wo'],
};
const asked = [name, size, days];
const right: Answer[] = [
  { question_id: 1, value: 'Daan' },
  { question_id: 2, value: 'M' },
];
const faults = (answers: readonly Answer[], kept?: Map<number, string>) =>
  answerViolations(asked, answers, kept).map(({ path, key }) => `${path.join('.')} ${key}`);

test.each<[string, Answer[], string[]]>([
  ['the required answers', right, []],
  ['more', [...right, { question_id: 3, value: ['Wo', 'Ma'] }], []],
  ['no answers', [], ['answers question.required', 'answers question.required']],
  [
    'blanks',
    [
      { question_id: 1, value: ' \n ' },
      { question_id: 2, value: null },
    ],
    ['answers.0.value question.required', 'answers.1.value question.required'],
  ],
  ['no choice for an optional question', [...right, { question_id: 3, value: [] }], []],
  [
    'a choice that is no option',
    [right[0] as Answer, { question_id: 2, value: 'XL' }],
    ['answers.1.value question.choice'],
  ],
  [
    'a list for a single choice',
    [right[0] as Answer, { question_id: 2, value: ['M'] }],
    ['answers.1.value question.choice'],
  ],
  ['a text for a list', [...right, { question_id: 3, value: 'Ma' }], ['answers.2.value question.choice']],
  ['a list for a text', [{ question_id: 1, value: ['x'] }, right[1] as Answer], ['answers.0.value question.words']],
  [
    'a text that is too long',
    [{ question_id: 1, value: 'x'.repeat(2_001) }, right[1] as Answer],
    ['answers.0.value question.words'],
  ],
  [
    'a question of another offer',
    [...right, { question_id: 9, value: 'x' }],
    ['answers.2.question_id question.unknown'],
  ],
  ['one question twice', [...right, { question_id: 1, value: 'Eva' }], ['answers.2.question_id question.unknown']],
])('%s', (_title, answers, expected) => {
  expect(faults(answers)).toEqual(expected);
});

test('an unchanged answer is valid, also when its option is gone', () => {
  const old = [right[0] as Answer, { question_id: 2, value: 'XXL' }];
  expect(faults(old, new Map([[2, 'XXL']]))).toEqual([]);
  expect(faults(old, new Map([[2, 'M']]))).toEqual(['answers.1.value question.choice']);
  expect(
    faults(
      [],
      new Map([
        [1, 'Daan'],
        [2, 'XXL'],
      ]),
    ),
  ).toEqual([]);
});

test('choices are stored once each, in the order of the question', () => {
  expect(cleanAnswer(days, ['Wo', 'Ma', 'Wo'])).toEqual(['Ma', 'Wo']);
  expect(cleanAnswer(days, [])).toBeNull();
  expect(cleanAnswer(name, '  Daan ')).toBe('Daan');
});
