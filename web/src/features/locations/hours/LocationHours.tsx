import { getOpeningHours, updateOpeningHours } from '@move/contract/locations/opening-hours.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import type { EditTab } from '../../../screens/edit/edit-tabs.ts';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import type { RecordPosition } from '../../../ui/page/PageHeader.tsx';
import type { ReactNode } from 'react';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { OpeningHoursInput } from './OpeningHoursInput.tsx';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { dayOfError } from './day-of-error.ts';
import { ExceptionsInput } from './ExceptionsInput.tsx';
import { locationFormMessages } from '../edit/location-form.messages.ts';

type Header = {
  tabs: readonly EditTab[];
  position: RecordPosition | undefined;
  menu: readonly MenuItem[];
  status: () => ReactNode;
  meta: () => readonly ReactNode[];
  readOnlyText?: string;
};

type LocationHoursProps = { locationId: number; name: string; header: Header };

/** The opening hours of a location by day of the week, and the days on which they differ. */
export function LocationHours({ locationId, name, header }: LocationHoursProps) {
  const { sections } = useMessages(locationFormMessages);
  const form = useEditForm({ load: getOpeningHours, save: updateOpeningHours, params: { locationId } });
  const { Field } = form.fields;
  const formats = useFormats();
  const names = { weekdays: useWords().days.long, dateWords: formats.date };
  return (
    <EditScreen form={form} title={name} {...header} whereOf={(path, values) => dayOfError(path, values, names)}>
      <FormSection title={sections.week.title} description={sections.week.text}>
        <Field name="opening_hours" input={OpeningHoursInput} />
      </FormSection>
      <FormSection title={sections.exceptions.title} description={sections.exceptions.text}>
        <Field name="exceptions" input={ExceptionsInput} />
      </FormSection>
    </EditScreen>
  );
}
