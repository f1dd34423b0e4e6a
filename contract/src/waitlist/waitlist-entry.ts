import { ENTRY_STATUSES } from '@move/domain/waitlist/entry-status.ts';
import { INELIGIBLE_REASONS } from '@move/domain/waitlist/waiting-reason.ts';
import { z } from 'zod';
import { Flag, Id, Instant, Stamps } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { personDraft, personFields } from '../participants/participant.ts';

/** A person on a waiting list, now or earlier (docs/rules/spots.md#waiting-lists). */
export const WaitlistEntry = z.strictObject({
  id: Id,
  ...personFields,
  /** Whole years on the day on which ages are checked; null without a date of birth. */
  age: z.int().nullable(),
  /** From 1, in the order of joining; numbers of removed entries are not reused. */
  position: z.int().min(1),
  status: z.enum(ENTRY_STATUSES),
  /** How many eligible entries wait before this one. */
  ahead: z.int().min(0),
  /** Why this person can't be invited even to a free spot: takes part already, is outside the ages, or is on the list twice. */
  ineligible_because: z.enum(INELIGIBLE_REASONS).nullable(),
  invited_at: Instant.nullable(),
  expires_at: Instant.nullable(),
  /** The mail with the link was sent. */
  is_mailed: Flag,
  /** A spot is reserved until the answer. */
  reserves: Flag,
  is_automatic: Flag,
  answered_at: Instant.nullable(),
  ...Stamps,
});
export type WaitlistEntry = z.output<typeof WaitlistEntry>;

/** The list itself: what decides whether anyone is invited. */
export const Waitlist = z.strictObject({
  has_waitlist: Flag,
  auto_invite: Flag,
  free: z.int().min(0).nullable(),
  /** When sign-up closes; null when nothing is left to sign up for. */
  closes_at: Instant.nullable(),
  tz: z.string(),
  /** Entries by status. */
  counts: z.strictObject({ waiting: z.int().min(0), invited: z.int().min(0) }),
});
export type Waitlist = z.output<typeof Waitlist>;

export const WaitlistDraft = z.object(personDraft);
export type WaitlistDraft = z.output<typeof WaitlistDraft>;

/** Entries in order of position; without `status`, removed entries are left out. */
export const waitlistQuery = pageQuery({
  sort: ['position'],
  itemsPerPage: 100,
  filters: { status: z.enum(ENTRY_STATUSES).optional() },
});

export const waitlistReply = { ...pageOf('entries', WaitlistEntry), waitlist: Waitlist };
