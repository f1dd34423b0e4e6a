import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 1000;

/**
 * Calls `stop` when npm is gone. Under `npm start` our parent is npm's shell, which outlives a killed npm and would keep us and our
 * database running unseen.
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

/** The ids of our parent and, when the system provides it, of its parent. */
function ancestors(): string {
  try {
    const [, grandparent = ''] = /\) \S+ (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return `${process.ppid} ${grandparent}`;
  } catch {
    return String(process.ppid);
  }
}
