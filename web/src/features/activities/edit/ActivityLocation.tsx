import { useMessages } from '../../../platform/texts/messages.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { activityFormMessages } from './activity-form.messages.ts';
import { OfferVenue } from '../offer/OfferVenue.tsx';
import type { ActivityFields, ActivityRecord } from './use-activity-form.ts';

type ActivityPlaceProps = { fields: ActivityFields; activity: ActivityRecord };

/** Tab Location: where the activity takes place, and directions to the spot. */
export function ActivityLocation({ fields, activity }: ActivityPlaceProps) {
  const { sections, hints } = useMessages(activityFormMessages);
  const { LongTextField } = fields;
  return (
    <>
      <FormSection title={sections.place.title} description={sections.place.text}>
        <OfferVenue fields={fields} organizationId={activity.organization_id} stored={activity.location} />
      </FormSection>
      <FormSection title={sections.arrival.title} description={sections.arrival.text}>
        <LongTextField name="notes" description={hints.notes} rows={3} maxLength={2_000} />
      </FormSection>
    </>
  );
}
