import { useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { useKnownLocations } from '../use-known-locations.ts';
import { bulkLocationMessages } from './bulk-location.messages.ts';

export type BulkLocationRequest = {
  organizationId: number;
  count: number;
  records: 'sessions' | 'activities';
  /** Returns how many mails a location would cause: one for each taken spot that gets another location. Absent: nobody can be mailed. */
  mailsFor?: ((locationId: number) => number) | undefined;
};
export type LocationChange = { locationId: number; notify: boolean };

type BulkLocationDialogProps = {
  question: BulkLocationRequest;
  onAnswer: (change: LocationChange) => void;
  onClose: () => void;
};

/** Chooses one location for many sessions or activities, and for sessions whether participants are mailed about it. */
export function BulkLocationDialog({ question, onAnswer, onClose }: BulkLocationDialogProps) {
  const t = useMessages(bulkLocationMessages);
  const { organizationId, count, records, mailsFor } = question;
  const [locationId, setLocationId] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const [notify, setNotify] = useState(true);
  const { rows } = useKnownLocations(organizationId, [typed]);
  return (
    <FormDialog
      title={t.title(count, records)}
      confirmLabel={t.confirm}
      isPending={false}
      isBlocked={locationId === null}
      onSubmit={() => locationId !== null && onAnswer({ locationId, notify })}
      onClose={onClose}
    >
      <SelectInput
        label={t.location}
        required
        value={locationId}
        onChange={setLocationId}
        options={rows.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }))}
        onSearch={setTyped}
      />
      {mailsFor && (
        <CheckboxInput
          label={t.notify}
          description={locationId === null ? undefined : t.mails(mailsFor(locationId))}
          value={notify}
          onChange={setNotify}
        />
      )}
    </FormDialog>
  );
}
