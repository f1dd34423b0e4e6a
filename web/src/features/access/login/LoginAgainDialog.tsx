import { useMessages } from '../../../platform/texts/messages.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { accessMessages } from '../access.messages.ts';
import { LoginForm } from './LoginForm.tsx';
import * as buttonStyles from '../../../ui/page/Button.module.css';

type LoginAgainProps = { email: string; onLoggedIn: () => void; onOther: () => void };

/** Shown over the screen whose session ended: the same user logs in, and nothing typed is lost. */
export function LoginAgainDialog({ email, onLoggedIn, onOther }: LoginAgainProps) {
  const t = useMessages(accessMessages);
  return (
    <Dialog isOpen title={t.again.title} subtitle={t.again.text} onClose={onOther}>
      <LoginForm
        knownEmail={email}
        onLoggedIn={onLoggedIn}
        beside={
          <button type="button" className={buttonStyles.linkButton} onClick={onOther}>
            {t.again.other}
          </button>
        }
      />
    </Dialog>
  );
}
