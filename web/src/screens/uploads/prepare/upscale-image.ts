import { translate } from '@move/domain/kit/messages/messages.ts';
import { z } from 'zod';

export type Upscaler = { readonly url: string; readonly public_key: string };
export type UpscaleOptions = {
  upscaler: Upscaler;
  /** For the built-in service: returns a token as a call of the user, who has more room than visitors. */
  authorize?: (() => Promise<{ token: string }>) | undefined;
  multiplier?: number;
  signal: AbortSignal;
  fetch?: typeof fetch;
};

const DEFAULT_MULTIPLIER = 2;
const MULTIPLIERS: readonly number[] = [2, 4];
const TOOL = 'upscaleimage';
/** Milliseconds that each call may take. */
const PATIENCE_MS = 10_000;

const Auth = z.object({ token: z.string().min(1) });
const Start = z.object({ server: z.string(), task: z.string().min(1) });
const Uploaded = z.object({ server_filename: z.string().min(1) });

/** Enlarges an image two or four times by the upscaling service, in five calls. Throws on any fault. */
export async function upscaleImage(image: File, options: UpscaleOptions): Promise<Blob> {
  const { upscaler, authorize, multiplier = DEFAULT_MULTIPLIER } = options;
  if (!MULTIPLIERS.includes(multiplier)) throw new RangeError(translate('en', { key: 'upscale.multiplier' }));
  const call = retryingFetch(options);
  const base = upscaler.url.replace(/\/$/, '');
  const atService = async () =>
    Auth.parse(await json(call(`${base}/auth`, asJson({ public_key: upscaler.public_key }))));
  const { token } = await (authorize ?? atService)();
  const authorization = `Bearer ${token}`;
  const { server, task } = Start.parse(await json(call(`${base}/start/${TOOL}`, { headers: { authorization } })));
  const assigned = withHost(base, server);

  const form = new FormData();
  form.append('task', task);
  form.append('file', image, image.name);
  const upload = call(`${assigned}/upload`, { method: 'POST', headers: { authorization }, body: form });
  const { server_filename } = Uploaded.parse(await json(upload));

  const files = [{ server_filename, filename: image.name }];
  const process = asJson({ task, tool: TOOL, multiplier, files }, { authorization });
  await call(`${assigned}/process`, process);
  const result = await call(`${assigned}/download/${encodeURIComponent(task)}`, { headers: { authorization } });
  return result.blob();
}

/** The service may assign another host to a task: the paths stay the same. */
export function withHost(base: string, server: string): string {
  if (server === '' || !/^https?:\/\//.test(base)) return base;
  const url = new URL(base);
  url.host = server.replace(/^https?:\/\//, '').split('/', 1)[0] ?? '';
  return url.href.replace(/\/$/, '');
}

/** Calls once more after a failure of the service or the network. */
function retryingFetch({ signal, fetch: send = fetch }: UpscaleOptions) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const attempt = () => send(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) });
    const first = await attempt().catch((error: unknown) => {
      // no second call after a timeout, because the user waits, or after a cancel
      if (error instanceof DOMException) throw error;
      return null;
    });
    const response = first === null || first.status >= 500 ? await attempt() : first;
    if (!response.ok)
      throw new Error(`the upscaler returned ${response.status} for ${new URL(url, 'http://own').pathname}`);
    return response;
  };
}

function asJson(body: object, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function json(response: Promise<Response>): Promise<unknown> {
  return (await response).json();
}
