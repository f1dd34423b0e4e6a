import type { nl } from './coupon.nl.ts';

export const en: typeof nl = {
  'coupon.code': 'The {field} field must have {min} to {max} letters (A–Z) or digits; dashes and spaces are fine',
  'coupon.affix': 'The {field} field can have at most {max} letters (A–Z) or digits',
};
