import { useMessages } from '../../../platform/texts/messages.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { accessMessages } from '../access.messages.ts';
import { LoginForm } from './LoginForm.tsx';

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
          <button type="button" className="linkbtn" onClick={onOther}>
            {t.again.other}
          </button>
        }
      />
    </Dialog>
  );
}
