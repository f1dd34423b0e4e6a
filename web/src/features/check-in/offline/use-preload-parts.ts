import { useEffect } from 'react';

type Load = () => Promise<unknown>;

/** Everything that the list of a session can open. The service worker stores the same files: see SCREENS in `build-check-in-worker.ts`. */
const PARTS: readonly Load[] = [
  () => import('../walk-ins/WalkInDialog.tsx'),
  () => import('../notes/NotesDialog.tsx'),
  () => import('../notes/note-sending.ts'),
  () => import('../payments/record-door-payment.ts'),
  () => import('../../../ui/overlays/ConfirmDialog.tsx'),
  () => import('../../../ui/inputs/dates/Calendar.tsx'),
];

/** Milliseconds until the parts are loaded, in browsers without `requestIdleCallback`. */
const DELAY_MS = 500;

const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(work, { timeout: 4 * DELAY_MS })
    : setTimeout(work, DELAY_MS);

/** Loads what a screen can open once the browser is idle, as there may be no network at the door. */
export function usePreloadParts(): void {
  useEffect(() => {
    whenIdle(() => {
      for (const load of PARTS) load().catch(() => undefined);
    });
  }, []);
}
