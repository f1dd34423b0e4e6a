import { accessLabels } from '@move/contract/access/access.labels.ts';
import { forgotPassword } from '@move/contract/access/access.ts';
import { useState } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { useSettings } from '../../../platform/state/settings.ts';
import { EmailInput } from '../../../ui/inputs/text/TextInput.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { accessMessages } from '../access.messages.ts';
import { GeneralError } from '../GeneralError.tsx';
import { useShortForm } from '../use-short-form.ts';
import { WelcomeFrame } from './WelcomeFrame.tsx';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as shortFormStyles from '../../../ui/inputs/short-form.module.css';

/** Mails a link for a new password. Shows the same for known and unknown addresses (docs/rules/privacy.md#personal-links). */
export function ForgotPasswordScreen() {
  const t = useMessages(accessMessages);
  const labels = accessLabels[useLocale()];
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, submit, isPending, generalError } = useShortForm({
    endpoint: forgotPassword,
    initialValues: { email: '' },
    onDone: (_, { email }) => setSentTo(email),
  });
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <WelcomeFrame title={t.forgot.title} text={t.forgot.text}>
      <form className={shortFormStyles.form} noValidate onSubmit={(event) => void submit(event)}>
        <GeneralError text={generalError} />
        <EmailInput {...field('email')} label={labels.email} required />
        <Button type="submit" size="md" fullWidth loading={isPending}>
          {t.forgot.submit}
        </Button>
      </form>
      <p className={shortFormStyles.note}>
        <Link to="/login" className={buttonStyles.textLink}>
          {t.forgot.back}
        </Link>
      </p>
    </WelcomeFrame>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useMessages(accessMessages);
  const { is_demo: isDemo } = useSettings();
  return (
    <WelcomeFrame title={t.forgot.sentTitle} text={<span role="status">{t.forgot.sentText(email)}</span>}>
      <div className={shortFormStyles.line}>
        <button type="button" className={buttonStyles.linkButton} onClick={onAgain}>
          {t.forgot.again}
        </button>
        {isDemo && (
          <Link to="/dev/mailbox" className={buttonStyles.textLink}>
            {t.login.mailbox}
          </Link>
        )}
        <Link to="/login" className={buttonStyles.textLink}>
          {t.forgot.back}
        </Link>
      </div>
    </WelcomeFrame>
  );
}
