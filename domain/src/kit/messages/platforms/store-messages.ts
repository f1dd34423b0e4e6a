/** Messages about the rules of the app stores. Every page loads them: they are few. */
export const storeMessages = {
  'store.format': { nl: '{field} ziet eruit als {example}', en: 'The {field} field looks like {example}' },
  'store.word': {
    nl: '“{word}” mag niet in {field} staan: het is een woord van Java',
    en: '“{word}” can’t be in the {field} field: it is a word of Java',
  },
  'store.keywords': {
    nl: 'Samen hooguit {max} tekens, komma’s meegeteld; dit zijn er {length}',
    en: 'At most {max} characters together, commas included; these have {length}',
  },
} as const;
