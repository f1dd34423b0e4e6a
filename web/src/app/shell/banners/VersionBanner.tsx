import { useEffect, useState } from 'react';
import { reloadPage } from '../../../platform/loading/before-reload.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useHasUnsaved } from '../../../platform/state/unsaved-work.ts';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { findEntryScript } from './page-entry.ts';
import { shellMessages } from '../shell.messages.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';

const MIN_INTERVAL_MS = 60_000;
const CHECK_INTERVAL_MS = 10 * 60_000;

/** The entry script of the build that the server has now; null when it is the running one, or unknown. */
async function findNewEntry(): Promise<string | null> {
  const running = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    const offered = response.ok ? findEntryScript(await response.text()) : null;
    return running === null || running === undefined || offered === running ? null : offered;
  } catch {
    return null;
  }
}

/**
 * Whether the server has another build than the running one: checked every ten minutes and on return to the tab, at most once a minute. A
 * dismissed build is not reported again.
 */
function useVersionCheck(): [isOutdated: boolean, dismiss: () => void] {
  const [offered, setOffered] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  useEffect(() => {
    let checkedAt = Date.now();
    const check = () => {
      if (document.hidden || Date.now() - checkedAt < MIN_INTERVAL_MS) return;
      checkedAt = Date.now();
      void findNewEntry().then((entry) => entry !== null && setOffered(entry));
    };
    const timer = window.setInterval(check, CHECK_INTERVAL_MS);
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return [offered !== null && offered !== dismissed, () => setDismissed(offered)];
}

/** Offers to reload the page for a new build. Hidden while input is unsaved; the page never reloads by itself. */
export function VersionBanner() {
  const t = useMessages(shellMessages);
  const [isOutdated, dismiss] = useVersionCheck();
  const hasUnsaved = useHasUnsaved();
  if (!isOutdated || hasUnsaved) return null;
  return (
    <Banner
      tone="info"
      onClose={dismiss}
      action={
        <button type="button" className={buttonStyles.linkButton} onClick={reloadPage}>
          {t.version.reload}
        </button>
      }
    >
      {t.version.text}
    </Banner>
  );
}
