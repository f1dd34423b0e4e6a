export const nl = {
  name: 'Naam van de kopie',
  with: 'Wat er meegaat',
  questions: 'Extra vragen',
  labels: 'Labels',
  settings: 'Instellingen',
  contacts: 'Contactpersonen',
  location: 'Locatie',
  future_sessions: 'Komende sessies',
  bundles: 'Bundels met hun sessies',
};
