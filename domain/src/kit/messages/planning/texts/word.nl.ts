export const nl = {
  'word.elsewhere': 'Aanbod van andere platforms gebruikt dit ook; alleen een superadmin kan het verwijderen',
  'sports.linked': 'Sporten kunnen niet worden ontkoppeld omdat ze aan activiteiten zijn gekoppeld',
  'label.prices': 'De laagste prijs mag niet hoger zijn dan de hoogste prijs',
  // said by the server only
  'word.in_use': 'Dit wordt nog {count} keer gebruikt en kan niet worden verwijderd',
  'word.confirm': 'Dit wordt {count} keer gebruikt. Bevestig dat het daar weg mag',
  'word.in_label': 'Een label zoekt hiermee. Haal het eerst uit het filter van het label: {labels}',
};
