import { OFFER_TYPES } from '@move/domain/activities/offer.ts';
import { useMessages } from '../../platform/messages.ts';
import { RadioCardsInput } from '../../ui/inputs/RadioCardsInput.tsx';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { activityMessages } from './activities.messages.ts';
import type { ActivityFields } from './use-activity-form.ts';

/** Tab Type: what people can choose here (D4.8, D10.12). */
export function ActivityType({ fields }: { fields: ActivityFields }) {
  const { sections, choices } = useMessages(activityMessages);
  const cards = OFFER_TYPES.map((value) => ({
    value,
    label: choices.offer[value],
    description: choices.offerText[value],
  }));
  const { Field } = fields;
  return (
    <FormSection title={sections.type.title} description={sections.type.text}>
      <Field name="offer_type" input={RadioCardsInput} cards={cards} />
    </FormSection>
  );
}
