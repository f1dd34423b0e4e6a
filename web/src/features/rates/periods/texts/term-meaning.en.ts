import type { nl } from './term-meaning.nl.ts';

export const en: typeof nl = {
  several: 'Each activity with this rate gets one of these terms. If you choose none there, the default applies.',
};
