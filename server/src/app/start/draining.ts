import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether this process will stop soon. /readyz reports it first, so that a load balancer chooses another process while this one still
 * serves.
 */
export class Draining {
  isDraining = false;
  /** How long the process keeps serving; 0 until it serves. */
  seconds = 0;

  /** Starts draining. Ctrl+C comes from a terminal, so it doesn't wait. */
  async start(signal: NodeJS.Signals): Promise<void> {
    this.isDraining = true;
    if (signal !== 'SIGINT') await sleep(this.seconds * 1000);
  }
}
