import { labels } from '../kit/labels.ts';

export const checkInLabels = labels(
  { id: 'Tik', status: 'Aanwezigheid', seen: 'Vorige aanwezigheid', made_at: 'Moment', session: 'Sessie' },
  { id: 'Tap', status: 'Attendance', seen: 'Former attendance', made_at: 'Moment', session: 'Session' },
);
