/** Messages about sports, tags, categories and types, with which offers are described. */
export const wordMessages = {
  'word.elsewhere': {
    nl: 'Aanbod van andere platforms gebruikt dit ook; alleen een superadmin kan het verwijderen',
    en: 'Offers of other platforms use this too; only a super administrator can delete it',
  },
} as const;
