/** Messages about wallets and coupons. */
export const walletMessages = {
  'wallet.in_use': {
    nl: 'Deze portemonnee is nog in gebruik. Vouchers: {coupons}; gebruikers met een saldo: {users}',
    en: 'This wallet is still in use. Vouchers: {coupons}; users with a balance: {users}',
  },
  'wallet.balance': {
    nl: 'Er staan niet genoeg moves in deze portemonnee',
    en: 'There are not enough moves in this wallet',
  },
  'wallet.other_offer': {
    nl: 'Met deze portemonnee kun je dit niet betalen',
    en: 'This wallet does not pay for this',
  },
  'wallet.refund': {
    nl: 'Er kunnen niet meer moves terug dan er betaald zijn',
    en: 'No more moves can be refunded than were paid',
  },
  'coupon.invalid': {
    nl: 'Deze code is onbekend, verlopen of al gebruikt',
    en: 'This code is unknown, expired or already used',
  },
  'coupon.unknown': {
    nl: 'Deze portemonnee heeft geen voucher met deze code',
    en: 'This wallet has no voucher with this code',
  },
  'coupon.elsewhere': {
    nl: 'Deze voucher werkt niet op dit platform',
    en: 'This voucher does not work on this platform',
  },
  'coupon.disabled': { nl: 'Deze voucher is uitgezet', en: 'This voucher is disabled' },
  'coupon.expired': { nl: 'Deze voucher is verlopen', en: 'This voucher has expired' },
  'coupon.again': {
    nl: 'Deze gebruiker heeft deze voucher al ingewisseld',
    en: 'This user already redeemed this voucher',
  },
  'coupon.exhausted': { nl: 'Deze voucher is op', en: 'This voucher is used up' },
  'coupon.taken': { nl: 'Deze code bestaat al', en: 'This code exists already' },
  'coupon.frozen': {
    nl: '{field} ligt vast, omdat deze voucher al ingewisseld is',
    en: 'The {field} field is fixed, since this voucher was redeemed',
  },
  'coupon.quantity': {
    nl: 'Er is al {count} keer ingewisseld; kies minimaal dat aantal',
    en: 'It was redeemed {count} times already; choose at least that number',
  },
  'coupon.past': { nl: '{field} moet in de toekomst liggen', en: 'The {field} field must be in the future' },
  'coupon.redeemed': {
    nl: 'Deze voucher is ingewisseld en kan niet worden verwijderd. Zet hem uit',
    en: 'This voucher was redeemed and cannot be deleted. Disable it',
  },
  'coupon.cards': {
    nl: 'Dit zijn {count} vouchers. Een pdf heeft er hoogstens {max}: filter de lijst, of kies een spreadsheet',
    en: 'These are {count} vouchers. A PDF holds at most {max}: filter the list, or choose a spreadsheet',
  },
} as const;
