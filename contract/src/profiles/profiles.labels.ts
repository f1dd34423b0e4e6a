import { labels } from '../kit/labels.ts';

export const profileLabels = labels(
  { email: 'E-mailadres', code: 'Code', created_at: 'Besteld op' },
  { email: 'E-mail address', code: 'Code', created_at: 'Booked on' },
);
