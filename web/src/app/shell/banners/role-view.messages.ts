import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  roles: { admin: 'Beheerder', organization: 'Medewerker', trainer: 'Trainer' },
  region: 'Bekijken als rol',
  as: (role: string, place: string) => `Je bekijkt Move als ${role.toLowerCase()} van ${place}.`,
  readOnly: 'Je kunt niets wijzigen.',
  stop: 'Stoppen met bekijken',
};

const en: typeof nl = {
  roles: { admin: 'Administrator', organization: 'Staff', trainer: 'Trainer' },
  region: 'Viewing as a role',
  as: (role, place) => `You are viewing Move as ${role.toLowerCase()} of ${place}.`,
  readOnly: 'Nothing can be changed.',
  stop: 'Stop viewing',
};

export const roleViewMessages = defineMessages({ nl, en });
