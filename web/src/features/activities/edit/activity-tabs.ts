import type { ActivityChange } from '@move/contract/activities/activities.ts';
import { updateActivityLabels } from '@move/contract/labels/assigned-labels.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { type EditTab, fieldsOfBody, fieldsOn, type TabByField } from '../../../screens/edit/edit-tabs.ts';
import { activityMessages } from '../activities.messages.ts';
import type { ActivityParams, ActivityRecord } from './use-activity-form.ts';

export const activityPath = ({ organizationId, activityId }: ActivityParams) =>
  `/organizations/${organizationId}/activities/${activityId}`;

type Tab = 'information' | 'location' | 'settings' | 'type';

const tabByField: TabByField<ActivityChange, Tab> = {
  name: 'information',
  sport_id: 'information',
  category_ids: 'information',
  tag_ids: 'information',
  description: 'information',
  image: 'information',
  level: 'information',
  age_from: 'information',
  age_to: 'information',
  gender: 'information',
  is_accessible: 'information',
  rate_id: 'information',
  price_open: 'information',
  payment_url: 'information',
  contacts: 'information',
  location_id: 'location',
  notes: 'location',
  concept: 'settings',
  has_waitlist: 'settings',
  waitlist_auto_invite: 'settings',
  should_validate_age: 'settings',
  no_signup_required: 'settings',
  subscribe_from: 'settings',
  subscribe_until: 'settings',
  cancellation_term_id: 'settings',
  offer_type: 'type',
};

/** The tabs of an activity, each with the fields whose errors it counts. Tabs for sessions and bundles depend on the kind of offer. */
export function useActivityTabs(params: ActivityParams, activity: ActivityRecord | null): readonly EditTab[] {
  const t = useMessages(activityMessages).tabs;
  const mayLabel = useCan('assign-labels');
  const maySeeBundles = useCan('view-bundles');
  const base = activityPath(params);
  const hasSessions = activity !== null && ['sessions', 'bundles'].includes(activity.offer_type);
  const sessions = { href: `${base}/sessions`, label: t.sessions, count: activity?.listed_sessions ?? 0 };
  const bundles = { href: `${base}/bundles`, label: t.bundles, count: activity?.listed_bundles ?? 0 };
  return [
    { href: base, label: t.information, fields: fieldsOn(tabByField, 'information') },
    { href: `${base}/location`, label: t.location, fields: fieldsOn(tabByField, 'location') },
    ...(hasSessions ? [sessions] : []),
    ...(hasSessions && maySeeBundles ? [bundles] : []),
    { href: `${base}/questions`, label: t.questions },
    ...(mayLabel ? [{ href: `${base}/labels`, label: t.labels, fields: fieldsOfBody(updateActivityLabels) }] : []),
    { href: `${base}/settings`, label: t.settings, fields: fieldsOn(tabByField, 'settings') },
    { href: `${base}?tab=type`, label: t.type, fields: fieldsOn(tabByField, 'type') },
  ];
}
