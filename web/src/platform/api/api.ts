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
  sessionEndReason,
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

/** The headers of all calls except login and logout. In a role view they name the role. */
const asViewed = () => ({ ...headers(), ...roleViewHeader() });

const identity = createClient({ baseUrl: env['VITE_IDENTITY_URL'] ?? sameOrigin, headers, locale: getLocale });

/** Renews a token that the server refused or that is old. All tabs share one request. */
export const renewSession = createRenewal({
  read: readSession,
  adopt: adoptSession,
  save: saveSession,
  end: endSession,
  refresh: () => identity(refreshToken, {}),
  lock: (work) => (navigator.locks ? navigator.locks.request('refresh', work) : work()),
});

/** After a 401: renews the token, or asks for the password over the open screen. Returns whether to repeat the call, which is done once. */
async function renew(refused: Readonly<Record<string, string>>): Promise<boolean> {
  const seen = refused['authorization'];
  const now = getSession();
  // the call had no token, because the session had ended. Repeats the call when the user is logged in again by now; otherwise asks for a
  // login, unless the user logged out and has no unsaved work on screen
  if (seen === undefined)
    return now !== null || ((sessionEndReason() === 'expired' || hasUnsavedWork()) && askLoginAgain());
  // another user has logged in meanwhile: the call must not be sent as that user
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

/** Makes every call of the product. A new read cancels an older read with the same `slot`. Calls of login and tokens are not repeated. */
export const api: Client = (endpoint, input, options) => {
  if (/^\/v1\/(auth|token)\//.test(endpoint.path)) return identity(endpoint, input, options);
  return (endpoint.method === 'GET' ? reads : writes)(endpoint, input, options);
};
