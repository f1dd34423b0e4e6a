import type { nl } from './profiles.nl.ts';

export const en: typeof nl = { email: 'E-mail address', code: 'Code', created_at: 'Booked on' };
