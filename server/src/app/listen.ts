import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../platform/config.ts';
import { errorCode, errorText, OperatorError } from '../platform/operator-error.ts';

type Address = Pick<Config, 'port' | 'host'>;

/** Fails early, before the long part of a start, when the address can't be used. */
export async function checkAddress({ port, host }: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ port, host });
    await once(probe, 'listening');
  } catch (error) {
    throw listenFault({ port, host }, error);
  } finally {
    probe.close();
  }
}

/** The sentence for an address that can't be listened on. */
export function listenFault({ port, host }: Address, error: unknown): OperatorError {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return new OperatorError(`PORT ${port} on ${host} is taken: stop what listens there or set PORT to another.`);
  if (code === 'EACCES')
    return new OperatorError(`PORT ${port} may not be opened by this user: set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new OperatorError(
      `HOST ${host} is not an address of this machine: 127.0.0.1 is, and 0.0.0.0 means all of them.`,
    );
  return new OperatorError(`HOST ${host} and PORT ${port} can't be used: ${errorText(error)}.`);
}
