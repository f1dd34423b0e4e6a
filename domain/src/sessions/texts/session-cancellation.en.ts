import type { nl } from './session-cancellation.nl.ts';

export const en: typeof nl = {
  causes: {
    weather: 'bad weather',
    illness: 'illness',
    few_people: 'too few participants',
    closed: 'the venue is closed',
  },
  reason: 'Reason',
  canceled: ({ activity, organization }) => `${activity} at ${organization} does not take place on:`,
};
