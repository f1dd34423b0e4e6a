import type { nl } from './campaign-state.nl.ts';

export const en: typeof nl = { running: 'Running', planned: 'Planned', ended: 'Ended' };
