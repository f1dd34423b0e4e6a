export const nl = {
  'coupon.code': '{field} bestaat uit {min} tot {max} letters (A–Z) en cijfers; streepjes en spaties mogen ertussen',
  'coupon.affix': '{field} heeft hoogstens {max} letters (A–Z) en cijfers',
};
