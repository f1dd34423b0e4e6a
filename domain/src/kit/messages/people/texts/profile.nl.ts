export const nl = {
  'profile.code': 'Deze code klopt niet of werkt niet meer. Vraag een nieuwe aan',
};
