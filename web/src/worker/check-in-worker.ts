// Opens the check-in without a network. Its scope is /checkin, so it affects no other screen; it caches the page and its own files and
// never a reply of the API. Lists and taps are stored by the screen itself.

type Build = {
  /** The page's script, which identifies the build. */
  entry: string;
  /** All files that the screens of the check-in load. */
  files: readonly string[];
};

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
type WorkerScope = {
  addEventListener: {
    (kind: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (kind: 'fetch', listener: (event: FetchEvent) => void): void;
    (kind: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
};

/** Replaced by the build. */
declare const CHECK_IN_BUILD: Build;
const worker = self as unknown as WorkerScope;
const { entry, files } = CHECK_IN_BUILD;

const PAGE = '/checkin';
const CACHE = `check-in ${entry}`;
/** Milliseconds after which the cached page is shown; the one of the network is used next time. */
const PATIENCE_MS = 4_000;

/** Caches the page only when it is of this build: between two releases a server may still serve the former one. */
async function keepPage(answer: Response): Promise<boolean> {
  if (!answer.ok || !(await answer.clone().text()).includes(entry)) return false;
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, answer);
  return true;
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
  const page = await fetch(PAGE, { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!(await keepPage(page))) throw new Error('The server has another build');
}

async function dropFormer(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith('check-in ') && name !== CACHE);
  await Promise.all(former.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

const kept = async (path: string): Promise<Response | undefined> => (await caches.open(CACHE)).match(path);

/** The page from the network; the cached one when it doesn't arrive in time, or when the server returns a 5xx, as during a restart. */
async function page(event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request);
  const tired = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const answer = await Promise.race([asked, tired]).catch(() => null);
  if (answer !== null && answer.status < 500) {
    event.waitUntil(keepPage(answer.clone()));
    return answer;
  }
  return (await kept(PAGE)) ?? answer ?? asked;
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(dropFormer()));

// a page sends this message when it has nothing unsent; a page of another build continues with the files it started with
worker.addEventListener('message', ({ data }) => {
  const isOwnPage = typeof data === 'object' && data !== null && 'entry' in data && data.entry === entry;
  if (isOwnPage) void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  const isScreen = pathname === PAGE || pathname.startsWith(`${PAGE}/`);
  if (request.mode === 'navigate' && isScreen) event.respondWith(page(event));
  else if (files.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});

// makes this a module with its own names; the build removes this line
export {};
