export const nl = {
  contacts: 'Contactpersonen',
  contact_id: 'Contactpersoon',
  roles: 'Rollen',
  first_name: 'Voornaam',
  last_name: 'Achternaam',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  is_public: 'Op de website tonen',
};
