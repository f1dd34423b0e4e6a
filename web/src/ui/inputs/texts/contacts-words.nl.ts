export const nl = {
  contact: 'Contactpersoon',
  trainer: 'Trainer',
  confirmation: 'Bevestigingsmail',
  rolesOf: (name: string) => `Rollen van ${name}`,
  needsRole: (name: string) => `Kies minimaal één rol voor ${name}`,
  add: 'Contact toevoegen',
  search: 'Zoek op naam of e-mail',
  empty: 'Nog geen contactpersonen',
};
