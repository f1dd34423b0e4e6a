import type { updateLocation } from '@move/contract/locations/locations.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fieldsFor } from '../../../screens/edit/fields/fields.tsx';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useForm } from '../../../screens/edit/form/use-field.ts';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { locationFormMessages } from './location-form.messages.ts';
import * as fieldStyles from '../../../ui/inputs/field.module.css';

const fields = fieldsFor<BodyValues<typeof updateLocation>>();

/** Warns users who may place the pin while a location has an address but no pin, because it is then not on the map. */
export function NoPinWarning() {
  const t = useMessages(locationFormMessages);
  const { isReadOnly } = useForm();
  const address = [fields.useValue('street'), fields.useValue('zipcode'), fields.useValue('city')];
  const [latitude, longitude] = [fields.useValue('latitude'), fields.useValue('longitude')];
  const hasAddress = address.some((part) => (part ?? '').trim() !== '');
  const hasPin = typeof latitude === 'number' || typeof longitude === 'number';
  return <PinWarning>{!isReadOnly && hasAddress && !hasPin ? t.noPin : null}</PinWarning>;
}

/** A warning about the pin; null shows none. Screen readers read it when it appears. */
export function PinWarning({ children }: { children: string | null }) {
  return (
    <FieldSpan columns={6}>
      <div role="status">
        {children !== null && (
          <div className={fieldStyles.fieldWarning}>
            <IconAlertTriangle size={15} stroke={2} aria-hidden />
            <span>{children}</span>
          </div>
        )}
      </div>
    </FieldSpan>
  );
}
