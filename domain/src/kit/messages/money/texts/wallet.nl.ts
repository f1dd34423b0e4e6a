export const nl = {
  // said by the server only
  'wallet.in_use': 'Deze portemonnee is nog in gebruik. Vouchers: {coupons}; gebruikers met een saldo: {users}',
  'wallet.held': 'Gebruikers van een platform dat je weghaalt, hebben hier nog moves. Hun aantal: {users}',
  'wallet.balance': 'Er staan niet genoeg moves in deze portemonnee',
  'wallet.price': 'Dit kost nu {now} moves, niet meer de {shown} die je zag',
  'wallet.other_offer': 'Met deze portemonnee kun je dit niet betalen',
  'payment_method.moves':
    'Er zijn nog {count} moves in omloop. Daar kan niemand op dit platform meer mee betalen, tot je de portemonnee weer aanzet.',
  'payment_method.moves_one':
    'Er is nog 1 move in omloop. Daar kan niemand op dit platform meer mee betalen, tot je de portemonnee weer aanzet.',
  'wallet.refund': 'Er kunnen niet meer moves terug dan er betaald zijn',
};
