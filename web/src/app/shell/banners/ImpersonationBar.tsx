import { IconUserShare } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { impersonationLeft, useImpersonation } from '../../../platform/session/impersonation.ts';
import { stopImpersonation } from '../../../platform/session/log-out.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useSession } from '../../../platform/session/session.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { shellMessages } from '../shell.messages.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './banners.module.css';

const MINUTE = 60_000;
const LOOK_MS = 10_000;

/**
 * Shown above every screen during an impersonation: which user, for how long, and how to return
 * (docs/rules/money.md#impersonation).
 */
export function ImpersonationBar() {
  const t = useMessages(shellMessages).impersonation;
  const impersonation = useImpersonation();
  const session = useSession();
  const minutes = useMinutesLeft(impersonation?.until);
  if (impersonation === null || session === null) return null;
  return (
    <section className={styles.acting} data-acting-bar aria-label={t.region}>
      <IconUserShare size={17} stroke={1.75} aria-hidden />
      <p>
        <b>{t.as(fullName(session.user))}</b> <span>{t.left(minutes)}</span>
      </p>
      <button type="button" className={buttonStyles.linkButton} onClick={stopImpersonation}>
        {t.stop}
      </button>
    </section>
  );
}

function useMinutesLeft(until: string | undefined): number {
  const minutesNow = () => Math.max(0, Math.ceil(impersonationLeft(Date.now()) / MINUTE));
  const [minutes, setMinutes] = useState(minutesNow);
  useEffect(() => {
    if (until === undefined) return undefined;
    const look = () => {
      setMinutes(minutesNow());
      if (impersonationLeft(Date.now()) <= 0) stopImpersonation();
    };
    look();
    const timer = window.setInterval(look, LOOK_MS);
    return () => window.clearInterval(timer);
  }, [until]);
  return minutes;
}
