import { describe, expect, test } from 'vitest';
import { checkInMessage, freesSpot } from './check-in-rules.ts';

const startsAt = '2026-11-20T18:00:00.000Z';

describe('what can be noted when', () => {
  test.each(['present', 'absent'] as const)('%s from exactly 24 hours before the start', (status) => {
    expect(checkInMessage(status, startsAt, '2026-11-19T17:59:59.999Z')).toEqual({ key: 'check_in.early' });
    expect(checkInMessage(status, startsAt, '2026-11-19T18:00:00.000Z')).toBeNull();
    expect(checkInMessage(status, startsAt, '2026-12-24T18:00:00.000Z')).toBeNull();
  });

  test.each(['none', 'signed_out'] as const)('%s at any time', (status) => {
    expect(checkInMessage(status, startsAt, '2026-01-01T00:00:00.000Z')).toBeNull();
  });
});

describe('the spot after signing out', () => {
  const before = { startsAt, now: '2026-11-20T17:59:59.999Z' };
  const after = { startsAt, now: '2026-11-20T18:00:00.000Z' };
  const [kept, freed] = [{ has_freed_spot: false }, { has_freed_spot: true }];

  test('is free before the start, and not from the start on', () => {
    expect(freesSpot('signed_out', kept, before)).toBe(true);
    expect(freesSpot('signed_out', kept, after)).toBe(false);
  });

  test('stays free after the start when it was freed in time', () => {
    expect(freesSpot('signed_out', freed, after)).toBe(true);
  });

  test.each(['none', 'present', 'absent'] as const)('is taken again with %s', (status) => {
    expect(freesSpot(status, freed, before)).toBe(false);
    expect(freesSpot(status, freed, after)).toBe(false);
  });
});
