import type { nl } from './coupon.nl.ts';

export const en: typeof nl = {
  'coupon.code': 'The {field} field must have {min} to {max} letters (A–Z) or digits; dashes and spaces are fine',
  'coupon.affix': 'The {field} field can have at most {max} letters (A–Z) or digits',
  // said by the server only
  'coupon.invalid': 'This code is unknown, expired or already used',
  'coupon.unknown': 'This wallet has no voucher with this code',
  'coupon.elsewhere': 'This voucher does not work on this platform',
  'coupon.disabled': 'This voucher is disabled',
  'coupon.expired': 'This voucher has expired',
  'coupon.no_user': 'No user has this address',
  'coupon.again': 'This user already redeemed this voucher',
  'coupon.exhausted': 'This voucher is used up',
  'coupon.taken': 'This code already exists',
  'coupon.frozen': 'The {field} field can’t be changed: this voucher has been redeemed',
  'coupon.quantity': 'This voucher has already been redeemed {count} times; choose at least that number',
  'coupon.past': 'The {field} field must be in the future',
  'coupon.redeemed': 'This voucher was redeemed and cannot be deleted. Disable it',
  'coupon.cards': 'You have {count} vouchers, and a PDF holds at most {max}. Filter the list, or choose a spreadsheet',
};
