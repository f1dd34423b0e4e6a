import { describe, expect, it } from 'vitest';
import { withHost, upscaleImage } from './upscale-image.ts';

const image = new File(['pixels'], 'bad.jpg', { type: 'image/jpeg' });
const upscaler = { url: 'https://upscaler.example/v1/', public_key: 'key-1' };
const { signal } = new AbortController();

/** A service that succeeds, unless the test sets another reply for one of its addresses. */
function service(other: Record<string, () => Response> = {}) {
  const calls: { url: string; authorization: string | null; body: unknown }[] = [];
  const answers: Record<string, () => Response> = {
    auth: () => Response.json({ token: 't-1' }),
    start: () => Response.json({ server: 'node-7.upscaler.example', task: 'task 1' }),
    upload: () => Response.json({ server_filename: 's-1.jpg' }),
    process: () => Response.json({ download_filename: 'bad.jpg', status: 'TaskSuccess' }),
    download: () => new Response('larger', { headers: { 'content-type': 'image/jpeg' } }),
    ...other,
  };
  const send: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    calls.push({ url, authorization: new Headers(init?.headers).get('authorization'), body });
    const name = new URL(url).pathname.split('/')[2] ?? '';
    return answers[name]?.() ?? new Response(null, { status: 404 });
  };
  return { send, calls };
}

describe('upscaleImage', () => {
  it('makes the five calls, with its token, on the server it was given', async () => {
    const { send, calls } = service();
    const larger = await upscaleImage(image, { upscaler, signal, fetch: send });
    expect(await larger.text()).toBe('larger');
    const node = 'https://node-7.upscaler.example/v1';
    expect(calls.map(({ url }) => url)).toEqual([
      'https://upscaler.example/v1/auth',
      'https://upscaler.example/v1/start/upscaleimage',
      `${node}/upload`,
      `${node}/process`,
      `${node}/download/task%201`,
    ]);
    expect(calls.map(({ authorization }) => authorization)).toEqual([null, ...Array(4).fill('Bearer t-1')]);
    expect(calls[0]?.body).toEqual({ public_key: 'key-1' });
    const form = calls[2]?.body as FormData;
    expect([form.get('task'), (form.get('file') as File).name]).toEqual(['task 1', 'bad.jpg']);
    expect(calls[3]?.body).toEqual({
      task: 'task 1',
      tool: 'upscaleimage',
      multiplier: 2,
      files: [{ server_filename: 's-1.jpg', filename: 'bad.jpg' }],
    });
  });

  it('refuses another multiplier than 2 or 4 before any call', async () => {
    const { send, calls } = service();
    await upscaleImage(image, { upscaler, signal, fetch: send, multiplier: 4 });
    expect(calls[3]?.body).toMatchObject({ multiplier: 4 });
    for (const multiplier of [0, 1, 3, 2.5, 8]) {
      const before = calls.length;
      await expect(upscaleImage(image, { upscaler, signal, fetch: send, multiplier })).rejects.toThrow(
        'Multiplier must be either 2 or 4',
      );
      expect(calls).toHaveLength(before);
    }
  });

  it.each([
    ['auth', new Response(null, { status: 401 })],
    ['start', Response.json({ task: 1 })],
    ['upload', new Response('<html>')],
    ['process', new Response(null, { status: 422 })],
    ['download', new Response(null, { status: 500 })],
  ])('throws when %s fails', async (name, answer) => {
    const { send } = service({ [name]: () => answer });
    await expect(upscaleImage(image, { upscaler, signal, fetch: send })).rejects.toThrow(Error);
  });
});

describe('a call that fails', () => {
  const failing = (...failures: (() => Response)[]) =>
    service({ auth: () => (failures.shift() ?? (() => Response.json({ token: 't-1' })))() });

  it.each<[string, () => Response]>([
    ['by the service', () => new Response(null, { status: 503 })],
    [
      'by the network',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('%s is made once more', async (_what, failure) => {
    const { send, calls } = failing(failure);
    expect(await (await upscaleImage(image, { upscaler, signal, fetch: send })).text()).toBe('larger');
    expect(calls).toHaveLength(6);
    const twice = failing(failure, failure);
    await expect(upscaleImage(image, { upscaler, signal, fetch: twice.send })).rejects.toThrow(Error);
    expect(twice.calls).toHaveLength(2);
  });

  it('because of its contents, or by a timeout, is not repeated', async () => {
    const failures = [
      () => new Response(null, { status: 401 }),
      () => {
        throw new DOMException('late', 'TimeoutError');
      },
    ];
    for (const failure of failures) {
      const { send, calls } = failing(failure);
      await expect(upscaleImage(image, { upscaler, signal, fetch: send })).rejects.toThrow();
      expect(calls).toHaveLength(1);
    }
  });
});

it('asks the built-in service for a token as the user', async () => {
  const calls: string[] = [];
  const send = (url: string) => {
    calls.push(url);
    return Promise.resolve(new Response(null, { status: 401 }));
  };
  const authorize = () => Promise.resolve({ token: 'of the user' });
  await expect(upscaleImage(image, { upscaler, authorize, signal, fetch: send as typeof fetch })).rejects.toThrow();
  expect(calls).toEqual(['https://upscaler.example/v1/start/upscaleimage']);
});

describe('withHost', () => {
  it('keeps paths and protocol', () => {
    expect(withHost('https://a.example/v1', 'b.example:8443')).toBe('https://b.example:8443/v1');
    expect(withHost('https://a.example', 'https://b.example/x')).toBe('https://b.example');
  });
  it('keeps the host of the service when no other host is assigned', () => {
    expect(withHost('/upscaler/v1', 'localhost:3000')).toBe('/upscaler/v1');
    expect(withHost('https://a.example/v1', '')).toBe('https://a.example/v1');
  });
});
