import type { nl } from './bundle.nl.ts';

export const en: typeof nl = {
  'bundle.no_sessions': 'Choose sessions to add, or plan new ones',
  // said by the server only
  'bundle.start': 'The start date can’t be after the first session, on {date}',
  'bundle.session_before': 'The session on {date} is before the start of the bundle, on {start}',
  'bundle.participants': 'This bundle still has participants: {count}',
  'bundle.waiting': 'This bundle still has people on the waiting list: {count}',
  'bundle.session_people': 'This session still has participants from this bundle: {count}',
  'bundle.begun_paid':
    'This session has started and people pay for the bundle. Only someone with the right to refund can remove it.',
  'bundle.session_past': 'A session that has started can’t be removed from the bundle',
  'bundle.sessions_max': 'A bundle has at most {max} sessions',
  'bundle.full': 'This bundle is full',
  'bundle.closed': 'Sign-up for this bundle is closed',
  'bundle.over': 'This bundle has no upcoming sessions',
};
