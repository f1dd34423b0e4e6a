import { useEffect } from 'react';

/** Keeps the screen on while the list is open: nobody unlocks a phone with wet hands for every name. */
export function useScreenAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const ask = async () => {
      if (document.hidden || isLeft) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        // left while it was asked for
        if (isLeft) void lock.release();
      } catch {
        // a battery that runs low refuses
      }
    };
    void ask();
    // the browser lets go when the page is out of sight
    const askAgain = () => void ask();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, []);
}
