export const nl = {
  title: 'Financiën',
  tabs: {
    info: 'Info',
    rates: 'Tarieven',
    cancellation: 'Annuleringsvoorwaarden',
    transactions: 'Transacties',
    orders: 'Bestellingen',
    invoices: 'Facturen',
    payouts: 'Uitbetalingen',
    cancellations: 'Afgelast',
  },
  address: { title: 'Factuuradres', text: 'Dit adres komt op je facturen van het platform.' },
  account: {
    title: 'Bankrekening',
    text: 'Hier betaalt het platform je inkomsten op uit.',
    name: 'Precies zoals de bank de naam kent.',
    iban: (masked: string) => `Nu ${masked}. Leeg laat het zo.`,
    first: 'Spaties mogen.',
    bic: 'Alleen nodig bij een bank buiten Nederland.',
    holder: 'Om zeker te weten dat jij het bent. Je organisatie krijgt een mail over de wijziging.',
    password: 'Om zeker te weten dat jij het bent. Uitbetalingen staan daarna stil tot de rekening is bevestigd.',
    current: 'IBAN nu',
    none: 'Nog geen',
  },
  notices: {
    none: 'Er is nog geen IBAN. Zolang dat zo is, kan er niets worden uitbetaald.',
    held: (iban: string, since: string) => `Uitbetalingen naar ${iban} staan stil sinds ${since}.`,
    byLink: (until: string) =>
      `De organisatie kan de rekening bevestigen met de link in haar mail, tot ${until}. Een superadmin kan dat ook.`,
    bySuperadmin: 'Een superadmin moet de rekening bevestigen.',
    stopped: (when: string) =>
      `De organisatie heeft de rekening op ${when} tegengehouden met de link in haar mail. Een superadmin moet haar eerst bellen.`,
    release: 'Rekening bevestigen',
    released: 'Uitbetalingen gaan weer door',
  },
  releasing: {
    title: (iban: string) => `Uitbetalen naar ${iban}?`,
    text: 'Controleer de rekening eerst bij de organisatie, niet via de persoon die haar heeft gewijzigd.',
    confirm: 'Rekening bevestigen',
  },
  saved: 'Factuuradres en bankrekening zijn opgeslagen',
  readOnly: 'Je kunt dit lezen. Wijzigen kan wie de organisatie en haar financiën mag wijzigen.',
};
