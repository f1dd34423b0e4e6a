export const nl = {
  'view.too_many': 'Je kunt hoogstens {max} weergaven van een lijst bewaren. Verwijder er eerst een',
  'profile.code': 'Deze code klopt niet of werkt niet meer. Vraag een nieuwe aan',
};
