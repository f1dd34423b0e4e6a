/** Wording about sports, tags, categories and types: the words that offers are described with. */
export const wordMessages = {
  'word.elsewhere': {
    nl: 'Aanbod van andere platforms gebruikt dit ook; alleen een superadmin kan het verwijderen',
    en: 'Offers of other platforms use this too; only a super administrator can delete it',
  },
} as const;
