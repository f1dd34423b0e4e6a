import { expect, test } from 'vitest';
import { chosenPeople, firstPeople } from './chosen-people.ts';
import { personalDataMessages } from './personal-data.messages.ts';

const others = Array.from({ length: 8 }, (_, index) => ({
  record: `participants-${index}`,
  first_name: `Kind ${index}`,
  last_name: 'Jansen',
  email: `kind${index}@test.example`,
  date_of_birth: null,
  has_same_name: false,
  records: 1,
}));

test('names the chosen people and no others', () => {
  const chosen = chosenPeople(others, ['participants-1', 'participants-6', 'participants-99']);
  expect(chosen.map(({ name }) => name)).toEqual(['Kind 1 Jansen', 'Kind 6 Jansen']);
});

test('names the first five of many and counts the others, in both languages', () => {
  const seven = chosenPeople(
    others,
    others.slice(0, 7).map(({ record }) => record),
  );
  const { shown, more } = firstPeople(seven);
  expect([shown.length, shown[4]?.name, more]).toEqual([5, 'Kind 4 Jansen', 2]);
  expect(firstPeople(seven.slice(0, 5)).more).toBe(0);
  expect(personalDataMessages.nl.confirm.more(2)).toBe('en nog 2 personen');
  expect(personalDataMessages.en.confirm.more(1)).toBe('and 1 more person');
});
