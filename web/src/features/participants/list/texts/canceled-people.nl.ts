export const nl = { title: 'Er deed niemand mee', text: 'Deze sessie is afgelast. Niemand was ingeschreven.' };
