import { useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { PasswordInput } from '../../ui/inputs/text/PasswordInput.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { permissionMessages } from './permissions.messages.ts';

export type PasswordQuestion = {
  title: string;
  text: string;
  confirmLabel: string;
  isDanger: boolean;
  /** Makes the change with the caller's own password. Returns why the server refused it, or null. */
  carryOut: (current_password: string) => Promise<string | null>;
};

/** Asks for the caller's own password before the role or the login of a superadmin changes. */
export function PasswordDialog({ question, onClose }: { question: PasswordQuestion; onClose: () => void }) {
  const t = useMessages(permissionMessages).password;
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const { title, text, confirmLabel, isDanger, carryOut } = question;
  const submit = async () => {
    setPending(true);
    const refused = await carryOut(password);
    setPending(false);
    if (refused === null) return onClose();
    setRefusal(refused);
  };
  return (
    <FormDialog
      isAlert
      isDanger={isDanger}
      title={title}
      confirmLabel={confirmLabel}
      isPending={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{text}</p>
      <PasswordInput
        label={t.label}
        description={t.why}
        required
        isFirst
        autoComplete="current-password"
        value={password}
        error={refusal ?? undefined}
        onChange={(value) => {
          setRefusal(null);
          setPassword(value);
        }}
      />
    </FormDialog>
  );
}
