/** Messages to app users. */
export const profileMessages = {
  'profile.code': {
    nl: 'Deze code klopt niet of werkt niet meer. Vraag een nieuwe aan',
    en: 'This code is wrong or no longer works. Ask for a new one',
  },
} as const;
