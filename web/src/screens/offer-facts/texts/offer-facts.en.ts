import type { nl } from './offer-facts.nl.ts';

export const en: typeof nl = {
  what: 'What',
  when: 'When',
  where: 'Where',
  more: (count) => `And ${count} more`,
  less: 'Show less',
};
