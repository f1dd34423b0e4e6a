import { newPasswordLabels } from '@move/contract/access/new-password.labels.ts';
import { resetPassword } from '@move/contract/access/access.ts';
import { useState } from 'react';
import { forgetUserData } from '../../../platform/session/forget-user-data.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link, useSearch } from '../../../platform/navigation/navigation.tsx';
import { endSession } from '../../../platform/session/session.ts';
import { PasswordInput } from '../../../ui/inputs/text/PasswordInput.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { accessMessages } from '../access.messages.ts';
import { GeneralError } from '../GeneralError.tsx';
import { useShortForm } from '../use-short-form.ts';
import { WelcomeFrame } from './WelcomeFrame.tsx';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as shortFormStyles from '../../../ui/inputs/short-form.module.css';

/**
 * The page of the mailed link, where the user sets a new password. This ends every session of the user
 * (docs/rules/sessions.md#what-ends-sessions).
 */
export function ResetPasswordScreen() {
  const t = useMessages(accessMessages);
  const { token } = useSearch();
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <WelcomeFrame title={t.reset.doneTitle} text={<span role="status">{t.reset.doneText}</span>}>
        <LinkButton to="/login">{t.reset.toLogin}</LinkButton>
      </WelcomeFrame>
    );
  }
  if (token === undefined) {
    return (
      <WelcomeFrame title={t.reset.title} text={t.reset.noToken}>
        <LinkButton to="/forgot-password">{t.reset.newLink}</LinkButton>
      </WelcomeFrame>
    );
  }
  return <NewPassword token={token} onDone={() => setDone(true)} />;
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useMessages(accessMessages);
  const labels = newPasswordLabels[useLocale()];
  const { field, submit, isPending, generalError } = useShortForm({
    endpoint: resetPassword,
    initialValues: { token, password: '', password_confirmation: '' },
    onDone: () => {
      endSession('logout');
      forgetUserData();
      onDone();
    },
  });
  const linkError = field('token').error;
  return (
    <WelcomeFrame title={t.reset.title} text={t.reset.text}>
      <form className={shortFormStyles.form} noValidate onSubmit={(event) => void submit(event)}>
        <GeneralError text={linkError ?? generalError} />
        <PasswordInput {...field('password')} label={labels.password} required autoComplete="new-password" />
        <PasswordInput
          {...field('password_confirmation')}
          label={labels.password_confirmation}
          required
          autoComplete="new-password"
        />
        <Button type="submit" size="md" fullWidth loading={isPending}>
          {t.reset.submit}
        </Button>
      </form>
      {linkError !== undefined && (
        <p className={shortFormStyles.note}>
          <Link to="/forgot-password" className={buttonStyles.textLink}>
            {t.reset.newLink}
          </Link>
        </p>
      )}
    </WelcomeFrame>
  );
}

function LinkButton({ to, children }: { to: string; children: string }) {
  return (
    <Button size="md" fullWidth href={to}>
      {children}
    </Button>
  );
}
