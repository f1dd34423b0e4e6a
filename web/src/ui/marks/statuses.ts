import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { transactionWords as words } from '@move/domain/orders/words.ts';
import { couponStatusWords as coupons } from '@move/domain/wallets/coupon.ts';
import type { Tone } from '../look/tokens.ts';

export type Shape = 'dot' | 'ring' | 'half' | 'full' | 'check' | 'cross' | 'slash' | 'out' | 'back';
/** Tone, shape and the word in each language; quiet = the normal outcome: regular weight, soft ink. */
export type StatusLook = readonly [tone: Tone, shape: Shape, words: Readonly<Record<Locale, string>>, quiet?: true];

/** Every status of the product, by kind. */
export const STATUS = {
  organization: {
    pending: ['warning', 'half', { nl: 'Te beoordelen', en: 'To review' }],
    accepted: ['success', 'dot', { nl: 'Geaccepteerd', en: 'Accepted' }, true],
    rejected: ['danger', 'cross', { nl: 'Afgewezen', en: 'Rejected' }],
  },
  offer: {
    concept: ['neutral', 'ring', { nl: 'Concept', en: 'Draft' }],
    live: ['success', 'dot', { nl: 'Gepubliceerd', en: 'Published' }, true],
    external: ['accent', 'out', { nl: 'Extern', en: 'External' }],
    walkin: ['info', 'dot', { nl: 'Vrije inloop', en: 'Walk-in' }, true],
    removed: ['neutral', 'slash', { nl: 'Verwijderd', en: 'Removed' }],
  },
  location: {
    visible: ['success', 'dot', { nl: 'Zichtbaar', en: 'Visible' }, true],
    hidden: ['neutral', 'ring', { nl: 'Verborgen', en: 'Hidden' }],
  },
  transaction: {
    free: ['neutral', 'dot', { nl: words.nl.free, en: words.en.free }, true],
    open: ['warning', 'half', { nl: words.nl.open, en: words.en.open }],
    paid: ['success', 'dot', { nl: words.nl.paid, en: words.en.paid }, true],
    complete: ['success', 'check', { nl: words.nl.complete, en: words.en.complete }, true],
    failed: ['danger', 'cross', { nl: words.nl.failed, en: words.en.failed }],
    canceled: ['neutral', 'slash', { nl: words.nl.canceled, en: words.en.canceled }],
    expired: ['neutral', 'ring', { nl: words.nl.expired, en: words.en.expired }],
    external: ['accent', 'out', { nl: words.nl.external, en: words.en.external }],
    refunded: ['info', 'back', { nl: words.nl.refunded, en: words.en.refunded }],
    partly_refunded: ['info', 'half', { nl: words.nl.partly_refunded, en: words.en.partly_refunded }],
  },
  checkin: {
    none: ['neutral', 'ring', { nl: 'Nog niet', en: 'Not yet' }, true],
    present: ['success', 'check', { nl: 'Aanwezig', en: 'Present' }],
    absent: ['danger', 'cross', { nl: 'Afwezig', en: 'Absent' }],
    signed_out: ['neutral', 'slash', { nl: 'Afgemeld', en: 'Signed out' }],
  },
  participant: {
    pending: ['warning', 'half', { nl: 'Wacht op betaling', en: 'Waiting for payment' }],
    active: ['success', 'dot', { nl: 'Ingeschreven', en: 'Enrolled' }, true],
    canceled: ['neutral', 'slash', { nl: 'Geannuleerd', en: 'Cancelled' }],
  },
  session: {
    scheduled: ['neutral', 'dot', { nl: 'Gepland', en: 'Planned' }, true],
    running: ['info', 'half', { nl: 'Nu bezig', en: 'Now on' }],
    full: ['accent', 'full', { nl: 'Vol', en: 'Full' }],
    past: ['neutral', 'check', { nl: 'Geweest', en: 'Past' }, true],
    canceled: ['neutral', 'slash', { nl: 'Geannuleerd', en: 'Cancelled' }],
  },
  waitlist: {
    waiting: ['neutral', 'ring', { nl: 'Wacht', en: 'Waiting' }, true],
    invited: ['info', 'half', { nl: 'Uitgenodigd', en: 'Invited' }],
    accepted: ['success', 'check', { nl: 'Ingeschreven', en: 'Enrolled' }],
    declined: ['neutral', 'cross', { nl: 'Afgezegd', en: 'Declined' }],
    expired: ['neutral', 'ring', { nl: 'Verlopen', en: 'Expired' }],
    removed: ['neutral', 'slash', { nl: 'Verwijderd', en: 'Removed' }],
  },
  invite: {
    sent: ['info', 'half', { nl: 'Uitnodiging verstuurd', en: 'Invitation sent' }],
    accepted: ['success', 'dot', { nl: 'Actief', en: 'Active' }, true],
    expired: ['neutral', 'ring', { nl: 'Verlopen', en: 'Expired' }],
    revoked: ['neutral', 'slash', { nl: 'Ingetrokken', en: 'Revoked' }],
  },
  login: {
    open: ['success', 'dot', { nl: 'Open', en: 'Open' }, true],
    closed: ['neutral', 'slash', { nl: 'Gesloten', en: 'Closed' }],
  },
  member: {
    closed: ['neutral', 'slash', { nl: 'Login gesloten', en: 'Login closed' }],
  },
  coupon: {
    active: ['success', 'dot', { nl: coupons.nl.active, en: coupons.en.active }, true],
    redeemed: ['neutral', 'check', { nl: coupons.nl.redeemed, en: coupons.en.redeemed }, true],
    expired: ['neutral', 'ring', { nl: coupons.nl.expired, en: coupons.en.expired }],
    disabled: ['neutral', 'slash', { nl: coupons.nl.disabled, en: coupons.en.disabled }],
  },
  sepa: {
    draft: ['neutral', 'ring', { nl: 'Concept', en: 'Draft' }],
    exported: ['info', 'half', { nl: 'Geëxporteerd', en: 'Exported' }],
    executed: ['success', 'check', { nl: 'Uitgevoerd', en: 'Executed' }, true],
    canceled: ['neutral', 'slash', { nl: 'Geannuleerd', en: 'Cancelled' }],
  },
} as const satisfies Record<string, Record<string, StatusLook>>;
