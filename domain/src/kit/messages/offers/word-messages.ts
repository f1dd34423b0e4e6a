/** Wording about sports, tags, categories and types: the words that offers are described with. */
export const wordMessages = {
  'word.in_use': {
    nl: 'Dit wordt nog {count} keer gebruikt en kan niet worden verwijderd',
    en: 'This is still in use {count} times and cannot be deleted',
  },
  'word.confirm': {
    nl: 'Dit wordt {count} keer gebruikt. Bevestig dat het daar weg mag',
    en: 'This is in use {count} times. Confirm that it may be taken off there',
  },
  'word.elsewhere': {
    nl: 'Aanbod van andere platforms gebruikt dit ook; alleen een superadmin kan het verwijderen',
    en: 'Offers of other platforms use this too; only a super administrator can delete it',
  },
  'word.in_label': {
    nl: 'Een label zoekt hiermee. Haal het eerst uit het filter van het label: {labels}',
    en: 'A label searches by this. Take it out of the filter of the label first: {labels}',
  },
} as const;
