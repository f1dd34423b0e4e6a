import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { erasePersonalData, getPersonalData } from '@move/contract/privacy/personal-data.ts';
import { useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { TextInput } from '../../ui/inputs/text/TextInput.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { type Chosen, firstPeople } from './chosen-people.ts';
import { personalDataMessages } from './personal-data.messages.ts';
import * as look from '../../ui/look/look.module.css';

type EraseFormProps = {
  params: { organizationId: number; record: string };
  /** The people who are erased together with this person. */
  also: readonly Chosen[];
  name: string;
  invalidates: readonly Endpoint[];
  onBack: () => void;
  onClose: () => void;
};

/** Asks to type the name before a person is erased. */
export function EraseForm({ params, also, name, invalidates, onBack, onClose }: EraseFormProps) {
  const t = useMessages(personalDataMessages).confirm;
  const [typed, setTyped] = useState('');
  const { call, isPending, error, reset } = useCall(erasePersonalData, {
    invalidates: [...invalidates, getPersonalData],
    showsErrors: true,
  });
  const erase = async () => {
    const { ok } = await call({ params, body: { name: typed, also: also.map(({ record }) => record) } });
    if (!ok) return;
    notify.success(t.done);
    onClose();
  };
  return (
    <FormDialog
      isDanger
      isAlert
      title={t.title(name)}
      confirmLabel={t.button}
      cancelLabel={t.back}
      isPending={isPending}
      onSubmit={() => void erase()}
      onClose={onClose}
      onCancel={onBack}
    >
      <p>{t.text}</p>
      {also.length > 0 && <AlsoErased people={also} />}
      <TextInput
        label={t.name(name)}
        value={typed}
        isFirst
        autoComplete="off"
        error={Object.values(error?.errors ?? {}).flat()[0]}
        onChange={(value) => {
          reset();
          setTyped(value);
        }}
      />
    </FormDialog>
  );
}

function AlsoErased({ people }: { people: readonly Chosen[] }) {
  const t = useMessages(personalDataMessages).confirm;
  const { shown, more } = firstPeople(people);
  return (
    <div>
      <p className={look.semibold}>{t.also(people.length)}</p>
      <ul>
        {shown.map(({ record, name, email }) => (
          <li key={record}>
            {name}
            {email !== '' && <span className={look.muted}> {email}</span>}
          </li>
        ))}
        {more > 0 && <li>{t.more(more)}</li>}
      </ul>
    </div>
  );
}
