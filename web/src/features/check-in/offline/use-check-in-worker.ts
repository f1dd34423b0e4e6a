import { useEffect } from 'react';
import { startSending, tapQueue } from './tap-sending.ts';

const WORKER = '/check-in-worker.js';

/** The page's own build: a newer worker takes over only from pages of its own. */
const entryOfPage = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? null;

/** A newer worker takes the place of the former one only where nothing waits to be sent. */
async function letIn(registration: ServiceWorkerRegistration): Promise<void> {
  await startSending();
  const isWaiting = tapQueue.taps.get().some(({ answer }) => answer === null);
  if (!isWaiting) registration.waiting?.postMessage({ kind: 'take-over', entry: entryOfPage() });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: '/checkin' });
  const follow = (installing: ServiceWorker | null) =>
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void letIn(registration);
    });
  // before anything is waited for: a newer one may be on its way already
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  await letIn(registration);
}

/** Has these screens open without a network from now on; only these: the rest of the product is never kept. */
export function useCheckInWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // where the browser keeps nothing the screens work as long as they are open
    register().catch(() => undefined);
  }, []);
}
