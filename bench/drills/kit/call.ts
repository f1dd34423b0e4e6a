import { Agent, request } from 'node:http';

export type Reply = {
  /** 0 when the connection broke: nobody knows what became of the call. */
  status: number;
  body: Record<string, unknown>;
};

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address that it comes from: limits count by it. */
  from?: string;
  /** Connections that are kept; with an address of their own. */
  agent?: Agent;
};

const oneCall = new Agent({ keepAlive: false });

/** A loopback address for each number: 127.16.0.1 and on. */
export const addressOf = (number: number): string =>
  `127.${16 + Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;

/** One call of the product, whatever it answers. */
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
