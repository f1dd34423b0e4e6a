import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import type { Request } from './operations.ts';

type Target = { port: number; token: string };
type Load = { seconds: number; connections: number; next: (turn: number) => Request; firstTurn: number };

/**
 * Sends requests over a number of connections until the time is over, and returns the milliseconds of each. Every connection has its own
 * loopback address, because the product limits requests per IP address.
 */
export async function load(target: Target, { seconds, connections, next, firstTurn }: Load): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const taken: number[] = [];
  let turn = firstTurn;
  const work = async (connection: number) => {
    const localAddress = `127.0.${1 + (Math.floor(firstTurn / 5000) % 250)}.${connection + 1}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
    await ask(agent, target, next(turn++));
    do {
      const began = performance.now();
      await ask(agent, target, next(turn++));
      taken.push(performance.now() - began);
    } while (performance.now() < until);
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)));
  return taken;
}

/** Sends one request; a failure stops the measurement. */
export function ask(
  agent: Agent | undefined,
  { port, token }: Target,
  { method, path, body }: Request,
): Promise<string> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = httpRequest({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers,
      ...(agent ? { agent } : {}),
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const answer = Buffer.concat(chunks).toString('utf8');
        if (Math.floor((response.statusCode ?? 0) / 100) === 2) resolve(answer);
        else reject(new Error(`${method} ${path} on port ${port}: ${response.statusCode} ${answer.slice(0, 500)}`));
      });
    });
    sent.end(text);
  });
}
