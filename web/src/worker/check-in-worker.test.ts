import { beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://move.example';
const ENTRY = '/assets/index-1.js';
const PAGE = `<script type="module" src="${ENTRY}"></script>`;
const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } });

/** The browser around the worker: caches with texts, a network, and the events it sends. */
async function browser(network: (path: string) => Promise<Response>) {
  const stores = new Map<string, Map<string, string>>([
    ['check-in /assets/index-0.js', new Map()],
    ['other', new Map()],
  ]);
  const pathOf = (asked: Request | string) => new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    const put = async (asked: string, answer: Response) => void store.set(pathOf(asked), await answer.text());
    return {
      put,
      match: async (asked: string) => (store.has(pathOf(asked)) ? new Response(store.get(pathOf(asked))) : undefined),
      addAll: async (paths: string[]) => {
        for (const path of paths) await put(path, await network(path));
      },
    };
  };
  const listeners = new Map<string, (event: object) => void>();
  const skipWaiting = vi.fn<() => Promise<void>>(async () => {});
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    skipWaiting,
    clients: { claim: async () => {} },
    location: { origin: ORIGIN },
  });
  vi.stubGlobal('CHECK_IN_BUILD', { entry: ENTRY, files: [ENTRY] });
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('fetch', (asked: Request | string) => network(pathOf(asked)));
  vi.resetModules();
  await import('./check-in-worker.ts');
  const send = async (kind: string, event: object = {}): Promise<string | null> => {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    listeners.get(kind)?.({
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      ...event,
    });
    const text = answer === null ? null : await (await (answer as Promise<Response>)).text();
    await Promise.all(waits);
    return text;
  };
  const ask = (path: string, mode = 'navigate', method = 'GET') =>
    send('fetch', { request: { url: ORIGIN + path, mode, method } });
  return { send, ask, stores, skipWaiting };
}

let isOnline = true;
const online = async (path: string) => {
  if (!isOnline) throw new TypeError('Failed to fetch');
  return path.startsWith('/assets') ? new Response(path) : html(PAGE);
};
beforeEach(() => {
  isOnline = true;
});

test('the check-in opens without a network once it was installed; nothing else does', async () => {
  const { send, ask } = await browser(online);
  await send('install');
  isOnline = false;
  expect(await ask('/checkin')).toBe(PAGE);
  expect(await ask('/checkin/12')).toBe(PAGE);
  expect(await ask(ENTRY, 'no-cors')).toBe(ENTRY);
  expect(await ask('/organizations/1')).toBeNull();
  expect(await ask('/assets/other.js', 'no-cors')).toBeNull();
});

test('replies of the API bypass the worker', async () => {
  const { send, ask, stores } = await browser(online);
  await send('install');
  expect(await ask('/v1/admin/check-in/today', 'cors')).toBeNull();
  expect(await ask('/checkin', 'cors', 'POST')).toBeNull();
  expect([...(stores.get(`check-in ${ENTRY}`)?.keys() ?? [])].toSorted()).toEqual([ENTRY, '/checkin'].toSorted());
});

test('with a network the page of the server is shown, and a page of another build is not cached', async () => {
  const newer = '<script type="module" src="/assets/index-2.js"></script>';
  let page = PAGE;
  const { send, ask } = await browser(async (path) => {
    const answer = await online(path);
    return path === '/checkin' ? html(page) : answer;
  });
  await send('install');
  page = newer;
  expect(await ask('/checkin')).toBe(newer);
  isOnline = false;
  expect(await ask('/checkin')).toBe(PAGE);
});

test('while the server restarts the cached page is shown', async () => {
  let status = 200;
  const { send, ask } = await browser(async (path) =>
    path.startsWith('/assets') ? new Response(path) : html(PAGE, status),
  );
  await send('install');
  status = 503;
  expect(await ask('/checkin')).toBe(PAGE);
});

test('the worker does not install while the server still serves another build', async () => {
  const { send } = await browser(async (path) => (path.startsWith('/assets') ? new Response(path) : html('former')));
  await expect(send('install')).rejects.toThrow('another build');
});

test('the worker takes over only when a page of its own build asks, and then removes the files of the former worker', async () => {
  const { send, skipWaiting, stores } = await browser(online);
  await send('install');
  await send('message', { data: { kind: 'take-over', entry: '/assets/index-0.js' } });
  await send('message', { data: 'take-over' });
  expect(skipWaiting).not.toHaveBeenCalled();
  await send('message', { data: { kind: 'take-over', entry: ENTRY } });
  expect(skipWaiting).toHaveBeenCalledOnce();
  await send('activate');
  expect([...stores.keys()].toSorted()).toEqual([`check-in ${ENTRY}`, 'other'].toSorted());
});
