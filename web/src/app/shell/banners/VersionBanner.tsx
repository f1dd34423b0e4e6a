import { useEffect, useState } from 'react';
import { reloadPage } from '../../../platform/loading/before-reload.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useHasUnsaved } from '../../../platform/state/unsaved-work.ts';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { entryOf } from './page-entry.ts';
import { shellMessages } from '../shell.messages.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';

const PAUSE_MS = 60_000;
const EVERY_MS = 10 * 60_000;

async function hasNewVersion(): Promise<boolean> {
  const running = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    const offered = answer.ok ? entryOf(await answer.text()) : null;
    return running !== null && running !== undefined && offered !== null && offered !== running;
  } catch {
    return false;
  }
}

/** Whether another build is served than the running one: checked on return to the tab and every ten minutes. */
function useIsOutdated(): [isOutdated: boolean, forget: () => void] {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    let askedAt = Date.now();
    const ask = () => {
      if (document.hidden || Date.now() - askedAt < PAUSE_MS) return;
      askedAt = Date.now();
      void hasNewVersion().then((found) => found && setOutdated(true));
    };
    const timer = window.setInterval(ask, EVERY_MS);
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return [isOutdated, () => setOutdated(false)];
}

/** Offers to reload the page for a new build; never while some input is unsaved, and never automatically. */
export function VersionBanner() {
  const t = useMessages(shellMessages);
  const [isOutdated, forget] = useIsOutdated();
  const hasUnsaved = useHasUnsaved();
  if (!isOutdated || hasUnsaved) return null;
  return (
    <Banner
      tone="info"
      onClose={forget}
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
