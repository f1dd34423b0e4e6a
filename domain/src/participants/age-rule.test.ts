import { describe, expect, test } from 'vitest';
import { ageMessage, birthMessage } from './age-rule.ts';

const rule = (age_from: number | null, age_to: number | null) => ({ should_validate_age: true, age_from, age_to });

describe('the age of an offer', () => {
  test('is checked on the day itself: the birthday counts, the day before does not', () => {
    expect(ageMessage(rule(18, null), '2009-05-10', '2027-05-09')).toEqual({
      key: 'participant.age_from',
      params: { from: 18 },
    });
    expect(ageMessage(rule(18, null), '2009-05-10', '2027-05-10')).toBeNull();
    expect(ageMessage(rule(null, 17), '2009-05-10', '2027-05-09')).toBeNull();
    expect(ageMessage(rule(null, 17), '2009-05-10', '2027-05-10')).toEqual({
      key: 'participant.age_to',
      params: { to: 17 },
    });
  });

  test('a person born on 29 February is a year older on 1 March of a common year', () => {
    expect(ageMessage(rule(18, 18), '2008-02-29', '2026-02-28')).not.toBeNull();
    expect(ageMessage(rule(18, 18), '2008-02-29', '2026-03-01')).toBeNull();
    expect(ageMessage(rule(20, 20), '2008-02-29', '2028-02-29')).toBeNull();
  });

  test('both ends are inclusive, and one message names both', () => {
    expect(ageMessage(rule(6, 8), '2020-01-01', '2026-01-01')).toBeNull();
    expect(ageMessage(rule(6, 8), '2017-01-02', '2026-01-01')).toBeNull();
    expect(ageMessage(rule(6, 8), '2017-01-01', '2026-01-01')).toEqual({
      key: 'participant.age',
      params: { from: 6, to: 8 },
    });
  });

  test('is unknown without a date of birth, which is an error only when ages are checked', () => {
    expect(ageMessage(rule(6, 8), null, '2026-01-01')).toEqual({ key: 'required' });
    expect(ageMessage({ ...rule(6, 8), should_validate_age: false }, null, '2026-01-01')).toBeNull();
    expect(ageMessage({ ...rule(6, 8), should_validate_age: false }, '1950-01-01', '2026-01-01')).toBeNull();
  });
});

test.each([
  [null, true],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
])('born on %s: %s', (date, isPossible) => {
  expect(birthMessage(date, '2026-11-20') === null).toBe(isPossible);
});
