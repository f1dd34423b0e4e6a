import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { Fragment, type ReactNode } from 'react';
import { Brand } from '../../../platform/Brand.tsx';
import { useSettings } from '../../../platform/state/settings.ts';
import { chooseDeviceLocale, LANGUAGE_NAMES, useLocale } from '../../../platform/texts/locale.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { accessMessages } from '../access.messages.ts';
import { TrackBackdrop } from './TrackBackdrop.tsx';
import * as styles from './login.module.css';

/** The frame of pages before login: the form at the left, a running track in the platform's colours at the right. */
export function WelcomeFrame({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const t = useMessages(accessMessages);
  const settings = useSettings();
  return (
    <div className={styles.page}>
      <main id="main" className={styles.side} tabIndex={-1}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <div className={styles.form}>
          <Heading>{title}</Heading>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
        <footer className={styles.foot}>
          <LanguageChoice />
          <Anchor href="/accessibility">{t.accessibility}</Anchor>
          {settings.application?.support_url && <a href={settings.application.support_url}>{t.help}</a>}
        </footer>
      </main>
      <aside className={styles.art}>
        <p>{t.motto}</p>
        <TrackBackdrop />
      </aside>
    </div>
  );
}

function LanguageChoice() {
  const t = useMessages(accessMessages);
  const locale = useLocale();
  return (
    <div role="group" aria-label={t.language} className={styles.languages}>
      {LOCALES.map((choice, index) => (
        <Fragment key={choice}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            lang={choice}
            aria-pressed={choice === locale}
            onClick={() => chooseDeviceLocale(choice)}
          >
            {LANGUAGE_NAMES[choice]}
          </button>
        </Fragment>
      ))}
    </div>
  );
}

type RefusedLinkProps = {
  title: string;
  text: string;
  retry: string;
  /** Only where another attempt may help. */
  onRetry?: (() => void) | undefined;
};

/** Shown instead of the page of a mailed link that is incomplete or unknown, or could not be read. */
export function RefusedLink({ title, text, retry, onRetry }: RefusedLinkProps) {
  return (
    <WelcomeFrame title={title} text={<span role="alert">{text}</span>}>
      {onRetry && (
        <Button size="lg" fullWidth onClick={onRetry}>
          {retry}
        </Button>
      )}
    </WelcomeFrame>
  );
}
