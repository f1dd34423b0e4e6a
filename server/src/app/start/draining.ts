import { setTimeout as sleep } from 'node:timers/promises';

/** Whether this process is about to stop: /readyz says so first, so that a load balancer looks for another while it still serves. */
export class Draining {
  isDraining = false;
  /** How long it goes on serving; 0 until there is something that serves. */
  seconds = 0;

  /** Ctrl+C comes from a terminal, where nobody wants to wait. */
  async start(signal: NodeJS.Signals): Promise<void> {
    this.isDraining = true;
    if (signal !== 'SIGINT') await sleep(this.seconds * 1000);
  }
}
