export const nl = {
  id: 'Nummer',
  first_name: 'Voornaam',
  last_name: 'Achternaam',
  email: 'E-mailadres',
  date_of_birth: 'Geboortedatum',
  payment: 'Betaling',
  price_in_cents: 'Prijs',
  payment_type: 'Betaling',
  made_at: 'Moment',
  status: 'Aanwezigheid',
  session: 'Sessie',
  override_capacity: 'Inschrijven als het vol is',
};
