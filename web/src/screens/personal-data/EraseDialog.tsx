import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { type ReactNode, useState } from 'react';
import type { Call } from '../../platform/api/calls.ts';
import { notify } from '../../platform/notify.ts';
import { TextInput } from '../../ui/inputs/text/TextInput.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';

type EraseDialogProps = {
  title: string;
  text: string;
  /** Asks for what must be typed: the name or the address. */
  label: string;
  button: string;
  done: string;
  erasing: Pick<Call<Endpoint>, 'isPending' | 'error' | 'reset'>;
  /** Erases with what was typed; the server compares it. */
  onErase: (typed: string) => Promise<{ ok: boolean }>;
  onClose: () => void;
  /** Leads back to the step before, instead of only closing. */
  back?: { label: string; onBack: () => void };
  children?: ReactNode;
};

/** Asks the user to type a name or an address before a person is erased for good. */
export function EraseDialog({
  title,
  text,
  label,
  button,
  done,
  erasing: { isPending, error, reset },
  onErase,
  onClose,
  back,
  children,
}: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const erase = async () => {
    const { ok } = await onErase(typed);
    if (!ok) return;
    notify.success(done);
    onClose();
  };
  return (
    <FormDialog
      isDanger
      isAlert
      title={title}
      confirmLabel={button}
      isPending={isPending}
      onSubmit={() => void erase()}
      onClose={onClose}
      {...(back && { cancelLabel: back.label, onCancel: back.onBack })}
    >
      <p>{text}</p>
      {children}
      <TextInput
        label={label}
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
