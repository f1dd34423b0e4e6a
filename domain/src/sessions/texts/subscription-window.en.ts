import type { nl } from './subscription-window.nl.ts';

export const en: typeof nl = {
  until: (until: string) => `Open until ${until}`,
  between: (from: string, until: string) => `Open from ${from} to ${until}`,
};
