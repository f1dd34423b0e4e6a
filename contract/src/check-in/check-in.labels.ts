import { labels } from '../kit/labels.ts';

export const checkInLabels = labels(
  {
    id: 'Tik',
    status: 'Aanwezigheid',
    seen: 'Vorige aanwezigheid',
    made_at: 'Moment',
    session: 'Sessie',
    override_capacity: 'Toelaten boven het aantal plekken',
  },
  {
    id: 'Tap',
    status: 'Attendance',
    seen: 'Former attendance',
    made_at: 'Moment',
    session: 'Session',
    override_capacity: 'Let in above the spots',
  },
);
