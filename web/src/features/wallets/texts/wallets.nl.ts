export const nl = {
  title: 'Portemonnees',
  chooseWallet: 'Vouchers: kies een portemonnee',
  search: 'Naam van de portemonnee',
  create: 'Nieuwe portemonnee',
  edit: 'Bewerken',
  vouchers: 'Vouchers',
  remove: 'Verwijderen',
  columns: { platforms: 'Platforms', labels: 'Labels', vouchers: 'Vouchers' },
  allOffers: 'al het aanbod',
  meta: {
    vouchers: (count: string, isOne: boolean) => (isOne ? '1 voucher' : `${count} vouchers`),
    balance: (count: string) => `${count} moves in omloop`,
  },
  section: {
    title: 'Portemonnee',
    text: 'Gebruikers van de app wisselen vouchers in voor moves, en betalen daarmee aanbod.',
  },
  hints: {
    slug: 'Het leesbare deel van een adres.',
    move: 'Een nieuwe waarde geldt vanaf de volgende betaling.',
    labels: 'Alleen aanbod met een van deze labels. Zonder labels: al het aanbod.',
    platforms: 'Alleen gebruikers van deze platforms wisselen de vouchers in.',
  },
  empty: {
    title: 'Nog geen portemonnees',
    text: 'In een portemonnee staan moves: tegoed waarmee gebruikers van de app aanbod betalen. Vouchers vullen hem.',
  },
};
