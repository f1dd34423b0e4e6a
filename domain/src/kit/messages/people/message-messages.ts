/** Messages about messages that staff send to participants, buyers and waiting lists. */
export const messageMessages = {
  'message.variable': {
    nl: '{{{name}}} bestaat hier niet. Kies een veld uit de lijst',
    en: '{{{name}}} doesn’t exist here. Choose a field from the list',
  },
  'message.filled': {
    nl: 'Met de namen en datums erin is dit langer dan {max} tekens. Gebruik minder velden uit de lijst',
    en: 'With the names and dates in it this is longer than {max} characters. Use fewer fields from the list',
  },
  'message.nobody': {
    nl: 'Er is niemand om dit bericht aan te sturen',
    en: 'There is nobody to send this message to',
  },
} as const;
