export const nl = {
  'coupon.code': '{field} bestaat uit {min} tot {max} letters (A–Z) en cijfers; streepjes en spaties mogen ertussen',
  'coupon.affix': '{field} heeft hoogstens {max} letters (A–Z) en cijfers',
  // said by the server only
  'coupon.invalid': 'Deze code is onbekend, verlopen of al gebruikt',
  'coupon.unknown': 'Deze portemonnee heeft geen voucher met deze code',
  'coupon.elsewhere': 'Deze voucher werkt niet op dit platform',
  'coupon.disabled': 'Deze voucher is uitgezet',
  'coupon.expired': 'Deze voucher is verlopen',
  'coupon.no_user': 'Geen gebruiker met dit adres',
  'coupon.again': 'Deze gebruiker heeft deze voucher al ingewisseld',
  'coupon.exhausted': 'Deze voucher is op',
  'coupon.taken': 'Deze code bestaat al',
  'coupon.frozen': '{field} ligt vast, omdat deze voucher al ingewisseld is',
  'coupon.quantity': 'Er is al {count} keer ingewisseld; kies minimaal dat aantal',
  'coupon.past': '{field} moet in de toekomst liggen',
  'coupon.redeemed': 'Deze voucher is ingewisseld en kan niet worden verwijderd. Zet hem uit',
  'coupon.cards':
    'Dit zijn {count} vouchers. Een pdf heeft er hoogstens {max}: filter de lijst, of kies een spreadsheet',
};
