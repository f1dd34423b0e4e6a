import { useMessages } from '../../../platform/texts/messages.ts';
import { activityMessages } from '../activities.messages.ts';
import { offerStatus } from '../offer/offer-status.ts';
import { OfferRail } from '../offer/OfferRail.tsx';
import { publishingSteps, type StepName } from '../publish/publishing-steps.ts';
import type { ActivityForm, ActivityRecord } from '../edit/use-activity-form.ts';
import { usePriceTexts } from '../offer/use-price-texts.ts';

type ActivityRailProps = { form: ActivityForm; activity: ActivityRecord; onGo: (name: StepName) => void };

/** The publishing checklist, and who sees the activity now. */
export function ActivityRail({ form, activity, onGo }: ActivityRailProps) {
  const t = useMessages(activityMessages);
  const typed = form.fields.useValues();
  const steps = publishingSteps(typed, activity);
  const words: Record<StepName, [done: string, open: string]> = {
    description: [t.publish.description, t.publish.descriptionOpen],
    sport_id: [t.publish.sport, t.publish.sportOpen],
    rate_id: usePriceTexts(activity, typed.rate_id),
    location_id: [t.publish.place, t.publish.placeOpen],
    sessions: [t.publish.sessions(activity.sessions_count), t.publish.sessionsOpen],
    bundles: [t.publish.bundles(activity.bundles_count), t.publish.bundlesOpen],
    contacts: [t.publish.roles, t.publish.roles],
  };
  const items = steps.map(({ name, isDone }) => ({
    id: name,
    label: words[name][isDone ? 0 : 1],
    isDone,
    onGo: () => onGo(name),
  }));
  const state = offerStatus(activity);
  const isInformation = state === 'live' && activity.offer_type === 'none';
  const visibility = isInformation ? t.visibility.information : t.visibility[state];
  return <OfferRail isDraft={activity.concept} items={items} visibility={visibility} />;
}
