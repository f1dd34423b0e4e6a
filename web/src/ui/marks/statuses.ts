import { transactionWords as words } from '@move/domain/orders/words.ts';
import { couponStatusWords as coupons } from '@move/domain/wallets/coupon.ts';
import type { Tone } from '../look/tokens.ts';

export type Shape = 'dot' | 'ring' | 'half' | 'full' | 'check' | 'cross' | 'slash' | 'out' | 'back';
/** Tone, shape, Dutch and English label; quiet = the normal outcome: regular weight, soft ink. */
export type StatusLook = readonly [tone: Tone, shape: Shape, nl: string, en: string, quiet?: true];

/** Every status of the product, by kind. */
export const STATUS = {
  organization: {
    pending: ['warning', 'half', 'Te beoordelen', 'To review'],
    accepted: ['success', 'dot', 'Geaccepteerd', 'Accepted', true],
    rejected: ['danger', 'cross', 'Afgewezen', 'Rejected'],
  },
  offer: {
    concept: ['neutral', 'ring', 'Concept', 'Draft'],
    live: ['success', 'dot', 'Gepubliceerd', 'Published', true],
    external: ['accent', 'out', 'Extern', 'External'],
    walkin: ['info', 'dot', 'Vrije inloop', 'Walk-in', true],
    removed: ['neutral', 'slash', 'Verwijderd', 'Removed'],
  },
  location: {
    visible: ['success', 'dot', 'Zichtbaar', 'Visible', true],
    hidden: ['neutral', 'ring', 'Verborgen', 'Hidden'],
  },
  transaction: {
    free: ['neutral', 'dot', words.nl.free, words.en.free, true],
    open: ['warning', 'half', words.nl.open, words.en.open],
    paid: ['success', 'dot', words.nl.paid, words.en.paid, true],
    complete: ['success', 'check', words.nl.complete, words.en.complete, true],
    failed: ['danger', 'cross', words.nl.failed, words.en.failed],
    canceled: ['neutral', 'slash', words.nl.canceled, words.en.canceled],
    expired: ['neutral', 'ring', words.nl.expired, words.en.expired],
    external: ['accent', 'out', words.nl.external, words.en.external],
    refunded: ['info', 'back', words.nl.refunded, words.en.refunded],
    partly_refunded: ['info', 'half', words.nl.partly_refunded, words.en.partly_refunded],
  },
  checkin: {
    none: ['neutral', 'ring', 'Nog niet', 'Not yet', true],
    present: ['success', 'check', 'Aanwezig', 'Present'],
    absent: ['danger', 'cross', 'Afwezig', 'Absent'],
    signed_out: ['neutral', 'slash', 'Afgemeld', 'Signed out'],
  },
  participant: {
    pending: ['warning', 'half', 'Wacht op betaling', 'Waiting for payment'],
    active: ['success', 'dot', 'Ingeschreven', 'Enrolled', true],
    canceled: ['neutral', 'slash', 'Geannuleerd', 'Cancelled'],
  },
  session: {
    scheduled: ['neutral', 'dot', 'Gepland', 'Planned', true],
    running: ['info', 'half', 'Nu bezig', 'Now on'],
    full: ['accent', 'full', 'Vol', 'Full'],
    past: ['neutral', 'check', 'Geweest', 'Past', true],
    canceled: ['neutral', 'slash', 'Geannuleerd', 'Cancelled'],
  },
  waitlist: {
    waiting: ['neutral', 'ring', 'Wacht', 'Waiting', true],
    invited: ['info', 'half', 'Uitgenodigd', 'Invited'],
    accepted: ['success', 'check', 'Ingeschreven', 'Enrolled'],
    declined: ['neutral', 'cross', 'Afgezegd', 'Declined'],
    expired: ['neutral', 'ring', 'Verlopen', 'Expired'],
    removed: ['neutral', 'slash', 'Verwijderd', 'Removed'],
  },
  invite: {
    sent: ['info', 'half', 'Uitnodiging verstuurd', 'Invitation sent'],
    accepted: ['success', 'dot', 'Actief', 'Active', true],
    expired: ['neutral', 'ring', 'Verlopen', 'Expired'],
    revoked: ['neutral', 'slash', 'Ingetrokken', 'Revoked'],
  },
  login: {
    open: ['success', 'dot', 'Open', 'Open', true],
    closed: ['neutral', 'slash', 'Gesloten', 'Closed'],
  },
  member: {
    closed: ['neutral', 'slash', 'Login gesloten', 'Login closed'],
  },
  coupon: {
    active: ['success', 'dot', coupons.nl.active, coupons.en.active, true],
    redeemed: ['neutral', 'check', coupons.nl.redeemed, coupons.en.redeemed, true],
    expired: ['neutral', 'ring', coupons.nl.expired, coupons.en.expired],
    disabled: ['neutral', 'slash', coupons.nl.disabled, coupons.en.disabled],
  },
  sepa: {
    draft: ['neutral', 'ring', 'Concept', 'Draft'],
    exported: ['info', 'half', 'Geëxporteerd', 'Exported'],
    executed: ['success', 'check', 'Uitgevoerd', 'Executed', true],
    canceled: ['neutral', 'slash', 'Geannuleerd', 'Cancelled'],
  },
} as const satisfies Record<string, Record<string, StatusLook>>;
