import { getOpeningHours, updateOpeningHours } from '@move/contract/locations/opening-hours.ts';
import { useMessages } from '../../platform/messages.ts';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { OpeningHoursInput } from '../../ui/inputs/OpeningHoursInput.tsx';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import { ExceptionsInput } from './ExceptionsInput.tsx';
import { locationMessages } from './locations.messages.ts';

type LocationHoursProps = { locationId: number; name: string | null; tabs: readonly EditTab[] };

/** The week of a location and the days that differ from it. */
export function LocationHours({ locationId, name, tabs }: LocationHoursProps) {
  const { sections } = useMessages(locationMessages);
  const form = useEditForm({ load: getOpeningHours, save: updateOpeningHours, params: { locationId } });
  const { Field } = form.fields;
  if (name === null) return <FormSkeleton />;
  return (
    <EditScreen form={form} title={name} tabs={tabs}>
      <FormSection title={sections.week.title} description={sections.week.text}>
        <Field name="opening_hours" input={OpeningHoursInput} />
      </FormSection>
      <FormSection title={sections.exceptions.title} description={sections.exceptions.text}>
        <Field name="exceptions" input={ExceptionsInput} />
      </FormSection>
    </EditScreen>
  );
}
