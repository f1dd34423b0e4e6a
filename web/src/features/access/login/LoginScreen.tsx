import { useMessages } from '../../../platform/texts/messages.ts';
import { Link, useNavigate } from '../../../platform/navigation/navigation.tsx';
import { applicationName, useSettings } from '../../../platform/state/settings.ts';
import { hasUnsentTaps } from '../../../platform/state/unsent-taps.ts';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { accessMessages } from '../access.messages.ts';
import { LoginForm } from './LoginForm.tsx';
import { WelcomeFrame } from './WelcomeFrame.tsx';
import * as markStyles from '../../../ui/marks/marks.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as shortFormStyles from '../../../ui/inputs/short-form.module.css';
import * as styles from './login.module.css';

/** Email addresses of the demo data; the user who started the demo knows their password. */
const DEMO_LOGINS = [
  { who: 'super', email: 'super@beweegplein.example' },
  { who: 'admin', email: 'admin@beweegplein.example' },
  { who: 'staff', email: 'beheer@zwemclub.example' },
  { who: 'trainer', email: 'trainer@zwemclub.example' },
] as const;

export function LoginScreen() {
  const t = useMessages(accessMessages);
  const settings = useSettings();
  const navigate = useNavigate();
  // the guard of this page sends a logged-in user to the wanted URL or home
  const goOn = () => navigate(`/login${window.location.search}`, { replace: true });
  return (
    <WelcomeFrame title={t.login.title} text={t.login.text(applicationName(settings))}>
      {hasUnsentTaps() && <Banner tone="warning">{t.login.unsent}</Banner>}
      <LoginForm
        onLoggedIn={goOn}
        beside={
          <div className={shortFormStyles.line}>
            <Link to="/forgot-password" className={buttonStyles.textLink}>
              {t.login.forgot}
            </Link>
          </div>
        }
        below={(choose) => (
          <>
            <p className={shortFormStyles.note}>{t.login.invited}</p>
            {settings.is_demo && <DemoLogins choose={choose} />}
          </>
        )}
      />
    </WelcomeFrame>
  );
}

function DemoLogins({ choose }: { choose: (email: string) => void }) {
  const t = useMessages(accessMessages);
  const pick = (email: string) => {
    choose(email);
    document.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  };
  return (
    <div className={styles.demo}>
      {t.login.demo}
      <ul>
        {DEMO_LOGINS.map(({ who, email }) => (
          <li key={who}>
            <button type="button" className={`${markStyles.chip} ${markStyles.off}`} onClick={() => pick(email)}>
              {t.login.people[who]}
            </button>
          </li>
        ))}
      </ul>
      <Link to="/dev/mailbox" className={buttonStyles.textLink}>
        {t.login.mailbox}
      </Link>
    </div>
  );
}
