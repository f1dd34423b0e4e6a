/** Messages about imports. */
export const importMessages = {
  'import.column': { nl: "Kolom '{column}' ontbreekt", en: "Column '{column}' is missing" },
  'import.unreadable': {
    nl: 'Dit bestand is niet te lezen als lijst (regel {line}). Sla het in Excel op als CSV',
    en: 'This file cannot be read as a list (line {line}). Save it as CSV in Excel',
  },
  'import.empty': { nl: 'Er staan geen regels in dit bestand', en: 'There are no rows in this file' },
  'import.rows': {
    nl: 'Een bestand mag maximaal {max} regels hebben. Verdeel het over meer bestanden',
    en: 'A file may have at most {max} rows. Divide it over more files',
  },
  'import.cells': {
    nl: 'Deze regel heeft {count} kolommen, de eerste regel {expected}',
    en: 'This row has {count} columns, the first row {expected}',
  },
  'import.country': {
    nl: '{field} moet een landcode van twee letters zijn, zoals NL of BE',
    en: 'The {field} field must be a country code of two letters, like NL or BE',
  },
  'import.invalid': {
    nl: '{count} van de {rows} regels kloppen niet. Verbeter ze of kies voor alleen de geldige regels',
    en: '{count} of the {rows} rows are not right. Mend them or choose valid rows only',
  },
} as const;
