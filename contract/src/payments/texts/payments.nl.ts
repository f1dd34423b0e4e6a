export const nl = {
  method: 'Betaalwijze',
  outcome: 'Uitkomst',
  id: 'Betaling',
  key: 'Sleutel',
  current_password: 'Je wachtwoord',
  settled_how: 'Hoe terugbetaald',
};
