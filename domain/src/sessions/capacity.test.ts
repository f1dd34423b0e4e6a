import { expect, test } from 'vitest';
import { fullMessage, freeSpots, spotsMessage, splitTaken } from './capacity.ts';

test('null is unlimited, 0 is closed, else every spot counts', () => {
  expect(fullMessage({ spots: null, taken: 99_999 })).toBeNull();
  expect(fullMessage({ spots: 0, taken: 0 })).toEqual({ key: 'session.closed' });
  expect(fullMessage({ spots: 10, taken: 9 })).toBeNull();
  expect(fullMessage({ spots: 10, taken: 10 })).toEqual({ key: 'session.full' });
  expect(fullMessage({ spots: 10, taken: 9, people: 2 })).toEqual({ key: 'session.full' });
  expect([freeSpots(null, 5), freeSpots(10, 4), freeSpots(10, 12)]).toEqual([null, 6, 0]);
});

test('spots can’t be lower than the number taken', () => {
  expect(spotsMessage(10, 10)).toBeNull();
  expect(spotsMessage(9, 10)).toEqual({ key: 'session.spots_taken', params: { taken: 10 } });
  expect(spotsMessage(0, 1)).toEqual({ key: 'session.spots_taken_one' });
  expect(spotsMessage(null, 10)).toBeNull();
});

test('spots are whole numbers from 0 to 100000', () => {
  for (const spots of [0, 1, 100_000]) expect(spotsMessage(spots, 0)).toBeNull();
  for (const spots of [-1, 1.5, 100_001, Number.NaN])
    expect(spotsMessage(spots, 0)).toEqual({ key: 'session.spots', params: { max: 100_000 } });
});

test('the taken spots are those of participants and of reservations', () => {
  expect(splitTaken({ taken: 20, reserved: 1 })).toEqual({ participants: 19, reserved: 1 });
  expect(splitTaken({ taken: 20 })).toEqual({ participants: 20, reserved: 0 });
  expect(splitTaken({ taken: 1, reserved: 2 })).toEqual({ participants: 0, reserved: 1 });
});
