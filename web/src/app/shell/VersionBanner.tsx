import { useEffect, useState } from 'react';
import { reloadPage } from '../../platform/before-reload.ts';
import { useMessages } from '../../platform/messages.ts';
import { Banner } from '../../ui/page/Banner.tsx';
import { entryOf } from './page-entry.ts';
import { shellMessages } from './shell.messages.ts';

const PAUSE_MS = 60_000;
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

/** Looks for a new build when one comes back to the tab, at most once a minute. */
export function VersionBanner() {
  const t = useMessages(shellMessages);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let askedAt = Date.now();
    const onFocus = () => {
      if (Date.now() - askedAt < PAUSE_MS) return;
      askedAt = Date.now();
      void hasNewVersion().then((found) => found && setNew(true));
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  if (!isNew) return null;
  return (
    <Banner
      tone="info"
      onClose={() => setNew(false)}
      action={
        <button type="button" className="linkbtn" onClick={reloadPage}>
          {t.version.reload}
        </button>
      }
    >
      {t.version.text}
    </Banner>
  );
}
