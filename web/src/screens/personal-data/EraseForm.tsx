import { Button } from '@mantine/core';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { erasePersonalData, getPersonalData } from '@move/contract/privacy/personal-data.ts';
import { useState } from 'react';
import { useCall } from '../../platform/calls.ts';
import { useMessages } from '../../platform/messages.ts';
import { notify } from '../../platform/notify.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { personalDataMessages } from './personal-data.messages.ts';

type EraseFormProps = {
  params: { organizationId: number; record: string };
  also: readonly string[];
  name: string;
  invalidates: readonly Endpoint[];
  onBack: () => void;
  onClose: () => void;
};

/** Asks to type the name before a person is erased for good. */
export function EraseForm({ params, also, name, invalidates, onBack, onClose }: EraseFormProps) {
  const t = useMessages(personalDataMessages).confirm;
  const [typed, setTyped] = useState('');
  const { call, isPending, error, reset } = useCall(erasePersonalData, {
    invalidates: [...invalidates, getPersonalData],
    showsErrors: true,
  });
  const refusal = Object.values(error?.errors ?? {}).flat()[0];
  const erase = async () => {
    const { ok } = await call({ params, body: { name: typed, also: [...also] } });
    if (!ok) return;
    notify.success(t.done);
    onClose();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t.title(name)}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onBack}>
            {t.back}
          </Button>
          <Button variant="outline" color="danger" loading={isPending} onClick={() => void erase()}>
            {t.button}
          </Button>
        </>
      }
    >
      <form
        className="personal-data"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void erase();
        }}
      >
        <p>{t.text}</p>
        {also.length > 0 && <p className="b6">{t.also(also.length)}</p>}
        <TextInput
          label={t.name(name)}
          value={typed}
          autoComplete="off"
          error={refusal}
          onChange={(value) => {
            reset();
            setTyped(value);
          }}
        />
      </form>
    </Dialog>
  );
}
