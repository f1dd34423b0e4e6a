import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useStore } from '../../platform/store.ts';
import { Checklist } from '../../ui/page/Checklist.tsx';
import { RailPart } from '../../ui/page/FormSection.tsx';
import { activityMessages } from './activities.messages.ts';
import { offerStateOf } from './offer-status.ts';
import { publishingSteps, type StepName } from './publishing-steps.ts';
import type { RateChoice } from './RateInput.tsx';
import type { ActivityForm, ActivityRecord } from './use-activity-form.ts';
import { useRateChoices } from './use-rate-choices.ts';
import { withStored } from './with-stored.ts';

type ActivityRailProps = { form: ActivityForm; activity: ActivityRecord; onGo: (name: StepName) => void };

/** What still lacks, and who sees the activity now. */
export function ActivityRail({ form, activity, onGo }: ActivityRailProps) {
  const t = useMessages(activityMessages);
  const formats = useFormats();
  const typed: Partial<ActivityRecord> = useStore(form.core.store).values;
  const rates = withStored<RateChoice>(useRateChoices(activity.organization_id), activity.rate);
  const rate = rates.find(({ id }) => id === typed.rate_id);
  const steps = publishingSteps(typed, activity);
  const isLacking = steps.some(({ isDone }) => !isDone);
  const words: Record<StepName, [done: string, open: string]> = {
    description: [t.publish.description, t.publish.descriptionOpen],
    sport_id: [t.publish.sport, t.publish.sportOpen],
    location_id: [t.publish.place, t.publish.placeOpen],
    sessions: [t.publish.sessions(activity.sessions_count), t.publish.sessionsOpen],
    bundles: [t.publish.bundles(activity.bundles_count), t.publish.bundlesOpen],
    contacts: [t.publish.roles, t.publish.roles],
  };
  const price = rate === undefined ? t.free : formats.money(rate.price_in_cents);
  const items = [
    ...steps.map(({ name, isDone }) => ({
      id: name,
      label: words[name][isDone ? 0 : 1],
      isDone,
      onGo: () => onGo(name),
    })),
    { id: 'rate_id', label: t.publish.price(price), isDone: true },
  ];
  const state = offerStateOf(activity);
  const isInformation = state === 'live' && activity.offer_type === 'none';
  return (
    <>
      {(activity.concept || isLacking) && (
        <RailPart title={activity.concept ? t.publish.ready : t.publish.attention}>
          <Checklist items={items} />
        </RailPart>
      )}
      <RailPart title={t.publish.visibility}>
        <p className="soft" style={{ margin: 0, lineHeight: '19px' }}>
          {isInformation ? t.visibility.information : t.visibility[state]}
        </p>
      </RailPart>
    </>
  );
}
