import type { nl } from './load.nl.ts';

export const en: typeof nl = {
  'general.busy': 'Someone else is changing this right now. Try again in a moment',
  'general.away_unsure': 'The connection was lost while saving. Check in a few seconds whether your change was saved',
  'general.overloaded': 'It is very busy right now. Try again in a few seconds',
};
