import { publishingViolations } from '@move/domain/activities/publishing.ts';
import { contactViolations, type ContactRole } from '@move/domain/contacts/contact-roles.ts';
import type { Activity } from '@move/contract/activities/activities.ts';

export type StepName = 'description' | 'sport_id' | 'rate_id' | 'location_id' | 'sessions' | 'bundles' | 'contacts';
export type PublishingStep = { name: StepName; isDone: boolean };

type Typed = Partial<
  Pick<
    Activity,
    | 'sport_id'
    | 'description'
    | 'rate_id'
    | 'price_open'
    | 'no_signup_required'
    | 'location_id'
    | 'notes'
    | 'offer_type'
  >
> & {
  contacts?: readonly { roles: readonly ContactRole[] }[];
};
type Counted = Pick<Activity, 'offer_type' | 'sessions_count' | 'bundles_count'>;

/**
 * The steps before an activity can be published, and which of them the form completes. The server refuses by the same rules
 * (docs/rules/planning.md#publishing).
 */
export function publishingSteps(typed: Typed, stored: Counted): PublishingStep[] {
  const { sport_id = null, description = null, location_id = null, notes = null, contacts = [] } = typed;
  // defaults for the moment before the record is read: nothing is chosen then
  const { rate_id = null, price_open = true, no_signup_required = false } = typed;
  const { sessions_count, bundles_count } = stored;
  const offer_type = typed.offer_type ?? stored.offer_type;
  const price = { rate_id, price_open, no_signup_required };
  const activity = { sport_id, description, ...price, location_id, notes, offer_type, sessions_count, bundles_count };
  const lacking = new Set(publishingViolations(activity).map(({ path }) => path[0]));
  const names: StepName[] = ['sport_id', 'description', 'rate_id', 'location_id'];
  if (offer_type === 'sessions' || offer_type === 'bundles') names.push(offer_type);
  return [
    ...names.map((name) => ({ name, isDone: !lacking.has(name) })),
    { name: 'contacts', isDone: contactViolations(contacts).length === 0 },
  ];
}
