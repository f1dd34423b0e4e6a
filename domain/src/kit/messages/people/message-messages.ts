/** Messages about messages that staff send to participants, buyers and waiting lists. */
export const messageMessages = {
  'message.variable': {
    nl: '{{{name}}} bestaat hier niet. Kies een veld uit de lijst',
    en: '{{{name}}} doesn’t exist here. Choose a field from the list',
  },
} as const;
