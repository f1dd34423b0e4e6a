import type { nl } from './check-in.nl.ts';

export const en: typeof nl = {
  id: 'Tap',
  status: 'Attendance',
  seen: 'Previous attendance',
  made_at: 'Time',
  session: 'Session',
  override_capacity: 'Admit when full',
};
