export const nl = {
  roles: { admin: 'Beheerder', organization: 'Medewerker', trainer: 'Trainer' },
  region: 'Bekijken als rol',
  as: (role: string, place: string) => `Je bekijkt Move als ${role.toLowerCase()} van ${place}.`,
  readOnly: 'Je kunt niets wijzigen.',
  stop: 'Stoppen met bekijken',
};
