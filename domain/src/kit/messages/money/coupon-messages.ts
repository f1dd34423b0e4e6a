/** Messages about the form of a coupon code. */
export const couponMessages = {
  'coupon.code': {
    nl: '{field} bestaat uit {min} tot {max} letters (A–Z) en cijfers; streepjes en spaties mogen ertussen',
    en: 'The {field} field has {min} to {max} letters (A–Z) and digits; dashes and spaces may separate them',
  },
  'coupon.affix': {
    nl: '{field} heeft hoogstens {max} letters (A–Z) en cijfers',
    en: 'The {field} field has at most {max} letters (A–Z) and digits',
  },
} as const;
