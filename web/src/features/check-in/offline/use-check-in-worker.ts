import { useEffect } from 'react';
import { startSending, tapQueue } from './tap-sending.ts';

const WORKER = '/check-in-worker.js';

/** Identifies the build of this page: a newer worker takes over at once only from pages of its own build. */
const entryOfPage = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Lets a newer worker replace the former one only when no tap waits to be sent. */
async function allowTakeOver(registration: ServiceWorkerRegistration): Promise<void> {
  await startSending();
  const isWaiting = tapQueue.taps.get().some(({ answer }) => answer === null);
  if (!isWaiting) registration.waiting?.postMessage({ kind: 'take-over', entry: entryOfPage() });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: '/checkin' });
  const follow = (installing: ServiceWorker | null) =>
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void allowTakeOver(registration);
    });
  // before anything is awaited: a newer one may be installing already
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  // a newer worker that waited for unsent taps takes over once they are sent
  tapQueue.taps.subscribe(() => void allowTakeOver(registration));
  await allowTakeOver(registration);
}

let registered: Promise<void> | null = null;

/** Makes these screens available without a network; only these: the rest of the product is never cached. */
export function useCheckInWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // where the browser stores nothing the screens work while they are open
    registered ??= register().catch(() => undefined);
  }, []);
}
