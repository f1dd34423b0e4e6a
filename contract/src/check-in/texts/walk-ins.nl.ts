export const nl = {
  id: 'Nummer',
  first_name: 'Voornaam',
  last_name: 'Achternaam',
  email: 'E-mailadres',
  date_of_birth: 'Geboortedatum',
  payment: 'Betaling',
  payment_type: 'Betaling',
  made_at: 'Moment',
  status: 'Aanwezigheid',
  session: 'Sessie',
  override_capacity: 'Inschrijven als het vol is',
};
