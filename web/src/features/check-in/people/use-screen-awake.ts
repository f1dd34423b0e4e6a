import { useEffect } from 'react';

/** Keeps the screen on while the list is open, so that the phone needn't be unlocked for every name. */
export function useScreenAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const ask = async () => {
      if (document.hidden || isLeft) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        // the screen was left during the request
        if (isLeft) void lock.release();
      } catch {
        // refused, for instance because the battery is low
      }
    };
    void ask();
    // the browser releases the lock when the page is hidden
    const askAgain = () => void ask();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, []);
}
