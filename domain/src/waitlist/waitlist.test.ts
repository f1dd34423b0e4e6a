import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENTRY_STATUSES, isOpenEntry, entryMayBecome, mayInvite, shownStatus } from './entry-status.ts';
import { INVITATION_MS, INVITATION_MIN_MS, invitationExpiresAt, secondsToResend } from './invitation-validity.ts';
import { type WaitingEntry, type WaitingList, waitingReason } from './waiting-reason.ts';

const now = new Date('2026-11-03T18:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

describe('states of an entry', () => {
  test('accepted and removed are final', () => {
    for (const final of ['accepted', 'removed'] as const)
      expect(ENTRY_STATUSES.filter((status) => entryMayBecome(final, status))).toEqual([]);
  });

  test('only an invitation can be accepted, declined or sent back to wait', () => {
    for (const to of ['accepted', 'declined', 'waiting'] as const)
      expect(ENTRY_STATUSES.filter((status) => entryMayBecome(status, to))).toEqual(['invited']);
  });

  test('an entry that is neither invited nor final may be invited', () => {
    expect(ENTRY_STATUSES.filter(mayInvite)).toEqual(['waiting', 'declined', 'expired']);
    expect(ENTRY_STATUSES.filter(isOpenEntry)).toEqual(['waiting', 'invited']);
  });

  test('an invitation expires at its last moment, not before', () => {
    const invited = { status: 'invited', expires_at: now.toISOString() } as const;
    expect(shownStatus(invited, after(-1))).toBe('invited');
    expect(shownStatus(invited, now)).toBe('expired');
    expect(shownStatus({ status: 'accepted', expires_at: now.toISOString() }, after(1))).toBe('accepted');
  });
});

describe('how long an invitation works', () => {
  test.each([
    ['a day', 3 * INVITATION_MS, INVITATION_MS],
    ['until sign-up closes', INVITATION_MS - 1, INVITATION_MS - 1],
    ['for the shortest time', INVITATION_MIN_MS, INVITATION_MIN_MS],
    ['not at all when it is nearer', INVITATION_MIN_MS - 1, null],
    ['not at all when it was', -1, null],
  ])('%s', (_words, left, expected) => {
    expect(invitationExpiresAt(now, after(left))).toEqual(expected === null ? null : after(expected));
  });

  test('is never beyond the closing moment, never more than a day, and never too short', () => {
    fc.assert(
      fc.property(fc.integer({ min: -INVITATION_MS, max: 10 * INVITATION_MS }), (left) => {
        const until = invitationExpiresAt(now, after(left));
        expect(until === null).toBe(left < INVITATION_MIN_MS);
        if (until === null) return;
        expect(until.getTime()).toBeLessThanOrEqual(after(left).getTime());
        const lasts = until.getTime() - now.getTime();
        expect(lasts).toBeGreaterThanOrEqual(INVITATION_MIN_MS);
        expect(lasts).toBeLessThanOrEqual(INVITATION_MS);
      }),
    );
  });

  test('a resend is possible after a minute', () => {
    expect(secondsToResend(now, now)).toBe(60);
    expect(secondsToResend(now, after(59_001))).toBe(1);
    expect(secondsToResend(now, after(60_000))).toBe(0);
  });
});

const entry: WaitingEntry = { status: 'waiting', ahead: 0, ineligible_because: null, reserves: false };
const list: WaitingList = {
  has_waitlist: true,
  auto_invite: true,
  free: 0,
  closes_at: after(INVITATION_MS).toISOString(),
};

describe('why an entry is or isn’t invited', () => {
  test.each([
    ['next', {}, {}],
    ['soon', {}, { free: 1 }],
    ['soon', {}, { free: null }],
    ['behind', { ahead: 2 }, { free: 1 }],
    ['manual', { ahead: 2 }, { auto_invite: false, free: 1 }],
    ['age', { ineligible_because: 'age' }, { free: 1 }],
    ['present', { ineligible_because: 'present' }, { auto_invite: false }],
    ['closing', {}, { closes_at: after(60_000).toISOString() }],
    ['over', {}, { closes_at: null }],
    ['off', {}, { has_waitlist: false }],
    ['invited_kept', { status: 'invited', reserves: true }, { has_waitlist: false }],
    ['invited_first_come', { status: 'invited' }, {}],
    ['declined', { status: 'declined' }, {}],
  ] as const)('%s', (reason, entryChanges, listChanges) => {
    expect(waitingReason({ ...entry, ...entryChanges }, { ...list, ...listChanges }, now)).toBe(reason);
  });

  test('at most one of the waiting entries is next', () => {
    const entries = fc.array(
      fc.record({
        status: fc.constantFrom(...ENTRY_STATUSES),
        ineligible_because: fc.constantFrom('age' as const, 'present' as const, null),
        reserves: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(entries, fc.option(fc.integer({ min: 0, max: 3 })), (rows, free) => {
        let ahead = 0;
        const reasons = rows.map((row) => {
          const reason = waitingReason({ ...row, ahead }, { ...list, free }, now);
          if (row.status === 'waiting' && row.ineligible_because === null) ahead += 1;
          return reason;
        });
        const first = reasons.filter((reason) => reason === 'next' || reason === 'soon');
        expect(first.length).toBeLessThanOrEqual(1);
        expect(reasons.includes('soon')).toBe(first.length === 1 && free !== 0);
      }),
    );
  });
});
