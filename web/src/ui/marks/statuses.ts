import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { transactionStatusWords } from '@move/domain/orders/transaction-status-words.ts';
import { couponStatusWords } from '@move/domain/wallets/coupon.ts';
import { statusLooks } from './status-looks.ts';
import { en } from './texts/statuses.en.ts';
import { nl } from './texts/statuses.nl.ts';

const statusWords = { nl, en } satisfies Record<Locale, object>;

/** Every status of the product, by kind. */
export const STATUS = {
  organization: statusLooks((locale) => statusWords[locale].organization, {
    pending: ['warning', 'half'],
    accepted: ['success', 'dot', true],
    rejected: ['danger', 'cross'],
  }),
  offer: statusLooks((locale) => statusWords[locale].offer, {
    concept: ['neutral', 'ring'],
    live: ['success', 'dot', true],
    external: ['accent', 'out'],
    walkin: ['info', 'dot', true],
    removed: ['neutral', 'slash'],
  }),
  location: statusLooks((locale) => statusWords[locale].location, {
    visible: ['success', 'dot', true],
    hidden: ['neutral', 'ring'],
  }),
  transaction: statusLooks((locale) => transactionStatusWords[locale], {
    free: ['neutral', 'dot', true],
    open: ['warning', 'half'],
    paid: ['success', 'dot', true],
    complete: ['success', 'check', true],
    failed: ['danger', 'cross'],
    canceled: ['neutral', 'slash'],
    expired: ['neutral', 'ring'],
    external: ['accent', 'out'],
    refunded: ['info', 'back'],
    partly_refunded: ['info', 'half'],
  }),
  checkin: statusLooks((locale) => statusWords[locale].checkin, {
    none: ['neutral', 'ring', true],
    present: ['success', 'check'],
    absent: ['danger', 'cross'],
    signed_out: ['neutral', 'slash'],
  }),
  participant: statusLooks((locale) => statusWords[locale].participant, {
    pending: ['warning', 'half'],
    active: ['success', 'dot', true],
    canceled: ['neutral', 'slash'],
  }),
  session: statusLooks((locale) => statusWords[locale].session, {
    scheduled: ['neutral', 'dot', true],
    running: ['info', 'half'],
    full: ['accent', 'full'],
    past: ['neutral', 'check', true],
    canceled: ['neutral', 'slash'],
  }),
  waitlist: statusLooks((locale) => statusWords[locale].waitlist, {
    waiting: ['neutral', 'ring', true],
    invited: ['info', 'half'],
    accepted: ['success', 'check'],
    declined: ['neutral', 'cross'],
    expired: ['neutral', 'ring'],
    removed: ['neutral', 'slash'],
  }),
  invite: statusLooks((locale) => statusWords[locale].invite, {
    sent: ['info', 'half'],
    accepted: ['success', 'dot', true],
    expired: ['neutral', 'ring'],
    revoked: ['neutral', 'slash'],
  }),
  login: statusLooks((locale) => statusWords[locale].login, {
    open: ['success', 'dot', true],
    closed: ['neutral', 'slash'],
  }),
  member: statusLooks((locale) => statusWords[locale].member, {
    closed: ['neutral', 'slash'],
  }),
  coupon: statusLooks((locale) => couponStatusWords[locale], {
    active: ['success', 'dot', true],
    redeemed: ['neutral', 'check', true],
    expired: ['neutral', 'ring'],
    disabled: ['neutral', 'slash'],
  }),
  sepa: statusLooks((locale) => statusWords[locale].sepa, {
    draft: ['neutral', 'ring'],
    exported: ['info', 'half'],
    executed: ['success', 'check', true],
    canceled: ['neutral', 'slash'],
  }),
};
