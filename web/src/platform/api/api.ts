import { refreshToken } from '@move/contract/access/access.ts';
import { type Client, createClient } from '@move/contract/kit/client/client.ts';
import { getApplicationId } from '../state/context.ts';
import { isImpersonating, restoreOwnSession } from '../session/impersonation.ts';
import { roleViewHeader } from '../session/role-view.ts';
import { getLocale } from '../texts/locale.ts';
import { askLoginAgain } from '../session/login-again.ts';
import { hasUnsavedWork } from '../state/unsaved-work.ts';
import { createRenewal } from '../session/renew-session.ts';
import {
  adoptSession,
  endSession,
  getSession,
  userIdByToken,
  readSession,
  saveSession,
  sessionEnd,
} from '../session/session.ts';

const env: Readonly<Record<string, string | undefined>> = import.meta.env;
const sameOrigin = '';
const BEARER = 'Bearer ';
const bearer = (token: string) => BEARER + token;

function headers(): Record<string, string> {
  const token = getSession()?.token;
  const applicationId = getApplicationId();
  return {
    ...(token === undefined ? {} : { authorization: bearer(token) }),
    ...(applicationId === null ? {} : { 'x-application-id': String(applicationId) }),
  };
}

/** login and logout are the user's own calls, whatever role is viewed */
const asViewed = () => ({ ...headers(), ...roleViewHeader() });

const identity = createClient({ baseUrl: env['VITE_IDENTITY_URL'] ?? sameOrigin, headers, locale: getLocale });

/** Renews the token that was refused; all tabs share one request. */
export const renewSession = createRenewal({
  read: readSession,
  adopt: adoptSession,
  save: saveSession,
  end: endSession,
  refresh: () => identity(refreshToken, {}),
  lock: (work) => (navigator.locks ? navigator.locks.request('refresh', work) : work()),
});

/** After a 401: renews the token, else asks for the password over the open screen; then the call is repeated once. */
async function renew(refused: Readonly<Record<string, string>>): Promise<boolean> {
  const seen = refused['authorization'];
  const now = getSession();
  // without a token the call was sent while another one asked for the password, or from a form that stayed open after a logout: it waits
  // for the same login
  if (seen === undefined) return now !== null || ((sessionEnd() === 'expired' || hasUnsavedWork()) && askLoginAgain());
  // another user is logged in by now: the call must not be sent as that user
  if (now !== null && userIdByToken(seen.slice(BEARER.length)) !== now.user.id) return false;
  if (now !== null && isImpersonating() && bearer(now.token) === seen) {
    restoreOwnSession();
    return false;
  }
  if (now !== null && bearer(now.token) !== seen) return true;
  const renewal = now === null ? 'refused' : await renewSession(now.token);
  return renewal === 'refused' ? askLoginAgain() : renewal === 'renewed';
}

const reads = createClient({ baseUrl: env['VITE_API_URL'] ?? sameOrigin, headers: asViewed, locale: getLocale, renew });
const writes = createClient({
  baseUrl: env['VITE_API_URL_SECONDARY'] ?? env['VITE_API_URL'] ?? sameOrigin,
  headers: asViewed,
  locale: getLocale,
  renew,
});

/** Makes every call of the product. Reads of a slot cancel one another, writes never; identity calls are not repeated. */
export const api: Client = (endpoint, input, options) => {
  if (/^\/v1\/(auth|token)\//.test(endpoint.path)) return identity(endpoint, input, options);
  return (endpoint.method === 'GET' ? reads : writes)(endpoint, input, options);
};
