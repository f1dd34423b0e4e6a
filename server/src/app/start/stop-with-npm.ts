import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 1000;

/**
 * Under `npm start` our parent is npm's shell, which outlives a killed npm and would keep us, and our database, running
 * unseen. Calls `stop` when npm is gone.
 */
export function stopWithNpm(stop: () => void): void {
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** Our parent, and its parent where the system tells. */
function ancestors(): string {
  try {
    const [, grandparent = ''] = /\) \S+ (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return `${process.ppid} ${grandparent}`;
  } catch {
    return String(process.ppid);
  }
}
