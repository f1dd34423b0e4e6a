import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  effectivePair,
  isOpenAt,
  parseMinutes,
  subscriptionViolations,
  subscriptionWindow,
  swappedMeaningMessage,
  windowSentence,
} from './subscription-window.ts';

const START = '2026-11-10T19:00:00Z';
const pair = (subscribe_from: number | null, subscribe_until: number | null) => ({ subscribe_from, subscribe_until });

test.each<[from: unknown, until: unknown, faults: string[]]>([
  [60, 10080, []],
  [0, 1, []],
  ['60', '10080', []],
  ['100', '99', ['subscribe_from: subscribe.lower']],
  ['9', '10', []],
  [60, 60, ['subscribe_from: subscribe.lower']],
  [61, 60, ['subscribe_from: subscribe.lower']],
  ['null', 60, []],
  [60, 'null', []],
  [null, null, []],
  ['', undefined, []],
  [-1, 60, ['subscribe_from: subscribe.minutes']],
  [0.5, 525_601, ['subscribe_from: subscribe.minutes', 'subscribe_until: subscribe.minutes']],
  ['abc', null, ['subscribe_from: subscribe.minutes']],
  [{}, null, ['subscribe_from: subscribe.minutes']],
  [0, 525_600, []],
])('from %j until %j', (subscribe_from, subscribe_until, faults) => {
  const found = subscriptionViolations({ subscribe_from, subscribe_until });
  expect(found.map(({ path, key }) => `${path.join('.')}: ${key}`)).toEqual(faults);
});

test('the text "null" is no limit', () => {
  expect([parseMinutes(' null '), parseMinutes(''), parseMinutes('15'), parseMinutes(0)]).toEqual([null, null, 15, 0]);
});

test('one value limits only its own end, two limit the window', () => {
  expect(subscriptionWindow(START, pair(60, null))).toEqual({ opens_at: '2026-11-10T18:00:00Z', closes_at: START });
  expect(subscriptionWindow(START, pair(null, 60))).toEqual({ opens_at: null, closes_at: '2026-11-10T18:00:00Z' });
  expect(subscriptionWindow(START, pair(60, 10080))).toEqual({
    opens_at: '2026-11-03T19:00:00Z',
    closes_at: '2026-11-10T18:00:00Z',
  });
  expect(subscriptionWindow(START, pair(null, null))).toEqual({ opens_at: null, closes_at: START });
  expect(subscriptionWindow(START, pair(0, null))).toEqual({ opens_at: START, closes_at: START });
});

test('minutes are elapsed time: a day before a session after the clock change is 24 hours', () => {
  // the start is on 25 October 2026 at 19:00 in Amsterdam; 24 hours earlier the wall time is 20:00
  expect(subscriptionWindow('2026-10-25T18:00:00Z', pair(null, 1440)).closes_at).toBe('2026-10-24T18:00:00Z');
});

test('the window is open at its first moment and closed at its last', () => {
  const window = subscriptionWindow(START, pair(60, 120));
  const at = ['2026-11-10T16:59:59.999Z', '2026-11-10T17:00:00Z', '2026-11-10T17:59:59.999Z', '2026-11-10T18:00:00Z'];
  expect(at.map((now) => isOpenAt(window, now))).toEqual([false, true, true, false]);
  expect(isOpenAt(subscriptionWindow(START, pair(null, null)), START)).toBe(false);
});

test('every accepted pair leaves a window, which closes before or at the start', () => {
  const minutes = fc.option(fc.integer({ min: 0, max: 525_600 }));
  fc.assert(
    fc.property(minutes, minutes, (from, until) => {
      fc.pre(subscriptionViolations(pair(from, until)).length === 0);
      const { opens_at, closes_at } = subscriptionWindow(START, pair(from, until));
      expect(Date.parse(closes_at)).toBeLessThanOrEqual(Date.parse(START));
      if (opens_at !== null && from !== 0) expect(Date.parse(opens_at)).toBeLessThan(Date.parse(closes_at));
    }),
  );
});

test('the pair is inherited as a whole', () => {
  const activity = pair(60, 120);
  expect(effectivePair(pair(null, null), activity)).toEqual(activity);
  expect(effectivePair(pair(30, null), activity)).toEqual(pair(30, null));
  expect(effectivePair(pair(null, 0), activity)).toEqual(pair(null, 0));
});

test('the form says when a second value swaps the meaning of the first, and which moments result', () => {
  expect(swappedMeaningMessage(pair(60, null))).toBeNull();
  expect(swappedMeaningMessage(pair(60, 10080))).toEqual({ key: 'subscribe.turned' });
  const options = { timeZone: 'Europe/Amsterdam', today: '2026-11-20' };
  const window = { opens_at: '2026-11-03T18:00:00Z', closes_at: '2026-11-10T17:00:00Z' };
  expect(windowSentence(window, { ...options, locale: 'nl' })).toBe(
    'Open van dinsdag 3 november 19:00 tot dinsdag 10 november 18:00',
  );
  expect(windowSentence({ ...window, opens_at: null }, { ...options, locale: 'en', today: '2027-01-01' })).toBe(
    'Open until Tuesday 10 November 2026 18:00',
  );
});
