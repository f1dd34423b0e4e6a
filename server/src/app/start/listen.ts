import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { errorCode, errorText, OperatorError } from '../../platform/operator-error.ts';

type Address = Pick<Config, 'port' | 'host'> & { variable: 'PORT' | 'WORKER_PORT' };

/** The address of a process: the server listens on PORT, a process that only runs jobs on WORKER_PORT. */
export function addressOf(
  config: Pick<Config, 'host' | 'port' | 'workerPort'>,
  { isServer }: { isServer: boolean },
): Address {
  const { host, port, workerPort } = config;
  return isServer ? { host, port, variable: 'PORT' } : { host, port: workerPort, variable: 'WORKER_PORT' };
}

/** Starts to listen and returns the address. Throws an OperatorError when the address can't be used. */
export async function listen(app: FastifyInstance, { port, host, variable }: Address): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    throw listenFault({ port, host, variable }, error);
  }
}

/** Checks the address before the long steps of a start. Throws an OperatorError when it can't be used. */
export async function checkAddress({ port, host, variable }: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ port, host });
    await once(probe, 'listening');
  } catch (error) {
    throw listenFault({ port, host, variable }, error);
  } finally {
    probe.close();
  }
}

function listenFault({ port, host, variable }: Address, error: unknown): OperatorError {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return new OperatorError(
      `${variable} ${port} on ${host} is taken: stop what listens there or set ${variable} to another.`,
    );
  if (code === 'EACCES')
    return new OperatorError(`${variable} ${port} may not be opened by this user: set ${variable} to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new OperatorError(
      `HOST ${host} is not an address of this machine: 127.0.0.1 is, and 0.0.0.0 means all of them.`,
    );
  return new OperatorError(`HOST ${host} and ${variable} ${port} can't be used: ${errorText(error)}.`);
}
