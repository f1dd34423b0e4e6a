import { Agent, request } from 'node:http';

export type Reply = {
  /** 0 when the connection broke, so that the result of the call is unknown. */
  status: number;
  body: Record<string, unknown>;
};

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The IP address of the caller, by which limits count. */
  from?: string;
  /** Keeps connections open, with their own IP address. */
  agent?: Agent;
};

const oneCall = new Agent({ keepAlive: false });

/** Returns a loopback address for each number, from 127.16.0.1. */
export const addressOf = (number: number): string =>
  `127.${16 + Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;

/** Makes one call and returns its reply, whatever the status. */
export function callProduct(
  port: number,
  { method = 'GET', path, body, headers = {}, from = '127.0.0.1', agent }: Call,
): Promise<Reply> {
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Promise((resolve) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      ...(agent ? { agent } : { agent: oneCall, localAddress: from }),
      headers: {
        ...headers,
        ...(text === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(text) }),
      },
    });
    const lost = () => resolve({ status: 0, body: {} });
    sent.once('error', lost);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', lost);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body: read(Buffer.concat(chunks)) }));
    });
    sent.end(text);
  });
}

function read(bytes: Buffer): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}
