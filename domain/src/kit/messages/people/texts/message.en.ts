import type { nl } from './message.nl.ts';

export const en: typeof nl = {
  'message.variable': '{{{name}}} doesn’t exist here. Choose a field from the list',
  // said by the server only
  'message.filled': 'With the names and dates filled in, this is longer than {max} characters. Use fewer fields',
  'message.nobody': 'This message has no recipients',
};
