import { readFile } from 'node:fs/promises';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import {
  outcomeOf,
  PUSH_TIMEOUT_MS,
  PUSH_TTL_SECONDS,
  type PushDevice,
  type PushMessage,
  type PushOutcome,
} from './push-driver.ts';

export type FcmAccount = {
  /** `https://fcm.googleapis.com` */
  baseUrl: string;
  projectId: string;
  /** The JSON file of a service account. */
  credentialsFile: string;
};

const Credentials = z.object({ client_email: z.string(), private_key: z.string(), token_uri: z.url() });
const Token = z.object({ access_token: z.string(), expires_in: z.number() });
const FcmError = z.object({
  error: z.object({
    status: z.string().optional(),
    message: z.string().optional(),
    details: z.array(z.looseObject({ errorCode: z.string().optional() })).optional(),
  }),
});

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** The error of FCM when the push service of the device (Apple's or a browser's) refused FCM. */
const OTHER_KEYS = 'THIRD_PARTY_AUTH_ERROR';
/** A token is renewed this long before it ends. */
const MARGIN_MS = 60_000;

/** Firebase Cloud Messaging, HTTP v1 (firebase.google.com/docs/reference/fcm/rest/v1/projects.messages). */
export function fcm(account: FcmAccount) {
  let known: { value: Promise<string>; until: number } | null = null;
  const token = (isAnew = false): Promise<string> => {
    if (known !== null && !isAnew && known.until > Date.now()) return known.value;
    const fresh = { value: Promise.resolve(''), until: Date.now() + MARGIN_MS };
    fresh.value = fetchToken(account).then(({ access_token, expires_in }) => {
      fresh.until = Date.now() + Math.max(expires_in * 1_000 - MARGIN_MS, 0);
      return access_token;
    });
    // The next message requests a new token.
    fresh.value.catch(() => {
      if (known === fresh) known = null;
    });
    known = fresh;
    return fresh.value;
  };

  const post = async (device: PushDevice, message: PushMessage, bearer: string): Promise<Response> =>
    fetch(`${account.baseUrl}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: messageFor(device, message) }),
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    });

  return async (device: PushDevice, message: PushMessage): Promise<PushOutcome> => {
    // A fault of our account is not a fault of the device, so it is thrown, and the job is tried again.
    let response: Response;
    let body = '';
    const bearer = await token();
    try {
      response = await post(device, message, bearer);
      body = await response.text().catch(() => '');
      if (response.status === 401 && errorOf(body).code !== OTHER_KEYS) {
        response = await post(device, message, await token(true));
        body = await response.text().catch(() => '');
      }
    } catch (error) {
      return failure(error);
    }
    // Our account works, but the keys for Apple or for browsers don't, or the device was registered with other keys.
    if (response.status === 401 && errorOf(body).code === OTHER_KEYS) return { result: 'refused', detail: OTHER_KEYS };
    if (response.status === 401 || response.status === 403) {
      if (errorOf(body).code === 'SENDER_ID_MISMATCH') return { result: 'gone' };
      throw new Error(`FCM refused the account: ${response.status} ${errorOf(body).message}`);
    }
    const { code, message: detail } = errorOf(body);
    if (response.status === 404 && code !== 'UNREGISTERED') throw new Error(`FCM doesn’t know the project: ${detail}`);
    return outcomeOf(response.status, response.headers.get('retry-after'), `${code} ${detail}`);
  };
}

function messageFor({ address }: PushDevice, { title, contents, tag, notificationId }: PushMessage) {
  return {
    token: address,
    notification: { title, body: contents },
    data: { notification_id: String(notificationId) },
    android: { collapse_key: tag, ttl: `${PUSH_TTL_SECONDS}s`, notification: { tag } },
    apns: { headers: { 'apns-collapse-id': tag }, payload: { aps: { sound: 'default' } } },
  };
}

function errorOf(body: string): { code: string; message: string } {
  const parsed = FcmError.safeParse(readJson(body));
  if (!parsed.success) return { code: '', message: '' };
  const { status = '', message = '', details = [] } = parsed.data.error;
  return { code: details.find(({ errorCode }) => errorCode)?.errorCode ?? status, message };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function failure(error: unknown): PushOutcome {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  const isBefore = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(
    cause?.code ?? '',
  );
  return isBefore ? { result: 'busy', retryAfterSeconds: null, isPaused: true } : { result: 'timeout' };
}

/** An access token for an assertion that the service account signed (RFC 7523). */
async function fetchToken({ credentialsFile }: FcmAccount): Promise<z.output<typeof Token>> {
  const credentials = Credentials.parse(JSON.parse(await readFile(credentialsFile, 'utf8')));
  const key = await importPKCS8(credentials.private_key, 'RS256');
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(credentials.client_email)
    .setAudience(credentials.token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
  const response = await fetch(credentials.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`no access token for FCM: ${response.status}`);
  return Token.parse(await response.json());
}
