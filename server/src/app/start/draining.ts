import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether this process will stop soon. Before it stops, /readyz reports that it isn't ready and calls are still served, so that a load
 * balancer can choose another process.
 */
export class Draining {
  isDraining = false;
  /** How long the process still serves after a stop signal; 0 before it listens. */
  seconds = 0;

  /** Starts draining, and waits for load balancers to notice; not after Ctrl+C in a terminal (SIGINT). */
  async start(signal: NodeJS.Signals): Promise<void> {
    this.isDraining = true;
    if (signal !== 'SIGINT') await sleep(this.seconds * 1000);
  }
}
