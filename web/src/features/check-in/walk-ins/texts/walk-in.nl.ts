export const nl = {
  title: 'Iemand toevoegen die niet is ingeschreven',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  lastNameHint: 'Een letter is genoeg',
  born: 'Geboortedatum',
  bornHint: 'Nodig omdat deze activiteit op leeftijd let',
  payment: (price: string) => `Betaling van ${price}`,
  payments: { paid: 'Nu contant', external: 'Pin of elders', open: 'Later contant', free: 'Gratis' },
  taken: (taken: string, spots: string) => `${taken} van ${spots} plekken zijn bezet`,
  submit: 'Toevoegen',
  missing: {
    first_name: 'Vul de voornaam in',
    last_name: 'Vul de achternaam in, of een letter ervan',
    date_of_birth: 'Vul de geboortedatum in',
  },
  choose: 'Kies wat er is betaald',
  leave: {
    title: 'Niet toevoegen?',
    text: 'Wat je hebt ingevuld gaat verloren.',
    confirm: 'Niet toevoegen',
    stay: 'Verder invullen',
  },
};
