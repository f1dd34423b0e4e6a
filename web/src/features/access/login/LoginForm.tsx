import { accessLabels } from '@move/contract/access/access.labels.ts';
import { login } from '@move/contract/access/access.ts';
import { type ReactNode, useState } from 'react';
import { takeAccountLocale, useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { saveSession } from '../../../platform/session/session.ts';
import { PasswordInput } from '../../../ui/inputs/text/PasswordInput.tsx';
import { EmailInput } from '../../../ui/inputs/text/TextInput.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { accessMessages } from '../access.messages.ts';
import { GeneralError } from '../GeneralError.tsx';
import { useShortForm } from '../use-short-form.ts';
import * as shortFormStyles from '../../../ui/inputs/short-form.module.css';

type LoginFormProps = {
  /** The address of the user whose session ended; the field is then read-only. */
  knownEmail?: string | undefined;
  onLoggedIn: () => void;
  /** The label of the button; default: log in. */
  submitLabel?: string | undefined;
  /** Shown between the password and the button. */
  beside?: ReactNode;
  below?: (choose: (email: string) => void) => ReactNode;
};

/** E-mail and password; used on the login page and over a screen whose session ended. */
export function LoginForm({ knownEmail, onLoggedIn, submitLabel, beside, below }: LoginFormProps) {
  const t = useMessages(accessMessages);
  const labels = accessLabels[useLocale()];
  const [isDone, setDone] = useState(false);
  const { field, submit, isPending, generalError } = useShortForm({
    endpoint: login,
    initialValues: { email: knownEmail ?? '', password: '' },
    // the password is what the user nearly always types again, whichever of the two was wrong
    shownAt: { email: 'password' },
    onDone: (reply) => {
      setDone(true);
      saveSession(reply);
      if (!takeAccountLocale(reply.user.locale)) notify.info(t.login.otherLanguage);
      onLoggedIn();
    },
  });
  return (
    <>
      <form className={shortFormStyles.form} noValidate onSubmit={(event) => void submit(event)}>
        <GeneralError text={generalError} />
        <EmailInput {...field('email')} label={labels.email} required readOnly={knownEmail !== undefined} />
        <PasswordInput
          {...field('password')}
          label={labels.password}
          required
          isFirst={knownEmail !== undefined}
          autoComplete="current-password"
        />
        {beside}
        <Button type="submit" size="md" fullWidth loading={isPending || isDone}>
          {submitLabel ?? t.login.submit}
        </Button>
      </form>
      {below?.(field('email').onChange)}
    </>
  );
}
