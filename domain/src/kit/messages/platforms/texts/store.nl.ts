export const nl = {
  'store.format': '{field} ziet eruit als {example}',
  'store.word': '“{word}” mag niet in {field} staan: het is een woord van Java',
  'store.keywords': 'Samen hooguit {max} tekens, komma’s meegeteld; dit zijn er {length}',
};
