import { useCan } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { activityMessages } from './activities.messages.ts';
import type { ActivityAddress, ActivityRecord } from './use-activity-form.ts';

export const activityPath = ({ organizationId, activityId }: ActivityAddress) =>
  `/organizations/${organizationId}/activities/${activityId}`;

const INFORMATION = [
  'name',
  'sport_id',
  'category_ids',
  'tag_ids',
  'description',
  'level',
  'age_from',
  'age_to',
  'gender',
  'is_accessible',
  'rate_id',
  'payment_url',
  'contacts',
];
const SETTINGS = [
  'concept',
  'has_waitlist',
  'waitlist_auto_invite',
  'should_validate_age',
  'no_signup_required',
  'subscribe_from',
  'subscribe_until',
  'cancellation_term_id',
];

/** The tabs of an activity, each with the fields whose errors it carries. Products and information have no sessions (D10.12). */
export function useActivityTabs(address: ActivityAddress, activity: ActivityRecord | null): readonly EditTab[] {
  const t = useMessages(activityMessages).tabs;
  const mayLabel = useCan('assign-labels');
  const maySeeBundles = useCan('view-bundles');
  const base = activityPath(address);
  const hasSessions = activity !== null && ['sessions', 'bundles'].includes(activity.offer_type);
  const sessions = { href: `${base}/sessions`, label: t.sessions, count: activity?.listed_sessions ?? 0 };
  const bundles = { href: `${base}/bundles`, label: t.bundles, count: activity?.listed_bundles ?? 0 };
  return [
    { href: base, label: t.information, fields: INFORMATION },
    { href: `${base}/location`, label: t.location, fields: ['location_id', 'notes'] },
    ...(hasSessions ? [sessions] : []),
    ...(hasSessions && maySeeBundles ? [bundles] : []),
    { href: `${base}/questions`, label: t.questions },
    ...(mayLabel ? [{ href: `${base}/labels`, label: t.labels, fields: ['labels'] }] : []),
    { href: `${base}/settings`, label: t.settings, fields: SETTINGS },
    { href: `${base}?tab=type`, label: t.type, fields: ['offer_type'] },
  ];
}
