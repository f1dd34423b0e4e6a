import { useEffect } from 'react';
import { renewSession } from '../../platform/api/api.ts';
import { forgetLists, forgetUserData } from '../../platform/session/forget-user-data.ts';
import { impersonationLeft, isImpersonating } from '../../platform/session/impersonation.ts';
import { stopImpersonation } from '../../platform/session/log-out.ts';
import { askLoginAgain, resolveLoginAgain } from '../../platform/session/login-again.ts';
import { isHalfOver, isNearlyOver } from '../../platform/session/renew-session.ts';
import {
  followOtherTabs,
  getSession,
  onSessionChange,
  sessionEndReason,
  tokenAge,
} from '../../platform/session/session.ts';
import { hasUnsavedWork } from '../../platform/state/unsaved-work.ts';
import { findScreen } from '../features.ts';
import { router } from '../routing/router.tsx';

const LOOK_MS = 30_000;
/**
 * Milliseconds after the start at which a token past half of its life is renewed: the first screen loads first. If the token has expired,
 * the first call renews it.
 */
const START_MS = 2_000;

function renewWhen(isDue: (ageInMs: number) => boolean): void {
  const session = getSession();
  if (isImpersonating()) endWhenOver();
  else if (session !== null && isDue(tokenAge(Date.now()))) void renewSession(session.token);
}

/** Removes data of the check-in that was stored on this device for too long. Loads the code for it only if there is such data. */
async function sweepKept(): Promise<void> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name?.startsWith('check-in-'))) return;
  await (await import('../../features/check-in/kept/sweep-kept.ts')).sweepKept();
}

function atStart(): void {
  renewWhen(isHalfOver);
  // fails in a browser that stores nothing, where there is nothing to remove
  sweepKept().catch(() => undefined);
}

const renewWhenNearlyOver = () => renewWhen(isNearlyOver);

/** Ends an impersonation after its half hour, which can't be renewed, and restores the superadmin's own session. */
function endWhenOver(): void {
  if (impersonationLeft(Date.now()) <= 0) stopImpersonation();
}

/** Follows what another tab did: logged out, lost the session, logged in again, or switched the user. */
export function followSession(): () => void {
  let before = getSession();
  return onSessionChange(() => {
    const now = getSession();
    const was = before;
    before = now ?? before;
    if (now === null) {
      // a user who loses a phone ends its session on another device: the lists of names are then removed from the phone
      if (sessionEndReason() === 'expired') forgetLists();
      // unsaved input stays after a logout in another tab: the same user can continue after entering the password
      if (sessionEndReason() === 'expired' || hasUnsavedWork()) void askLoginAgain();
      else leaveForLogin();
      return;
    }
    const isAnother = was !== null && was.user.id !== now.user.id;
    // a call that waited for the password is never repeated as another user
    resolveLoginAgain(!isAnother);
    if (isAnother) goOnAsAnother();
  });
}

function leaveForLogin(): void {
  resolveLoginAgain(false);
  const isPublic = findScreen(window.location.pathname)?.route.needs === 'public';
  if (!isPublic) router.takeDown();
  forgetUserData();
  if (!isPublic) router.navigate('/login', { replace: true });
}

/**
 * Opens the overview of the user who has logged in. The screen of the former user is unmounted first, because its reads would be sent as
 * the new user. A screen with unsaved work stays until the user decides whether to leave it.
 */
function goOnAsAnother(): void {
  const { history } = router;
  const { pathname } = history.location;
  if (hasUnsavedWork()) {
    const stop = history.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      stop();
      forgetUserData();
      // the guard of the new screen used the permissions of the former user
      router.reload();
    });
  } else {
    router.takeDown();
    forgetUserData();
  }
  router.navigate('/overview', { replace: true });
}

/**
 * Follows the other tabs and renews the token: at the start if half of its life is over; later in its last five minutes, checked on return
 * to the tab too.
 */
export function useSessionRenewal(): void {
  useEffect(() => {
    const start = window.setTimeout(atStart, START_MS);
    const timer = window.setInterval(renewWhenNearlyOver, LOOK_MS);
    document.addEventListener('visibilitychange', renewWhenNearlyOver);
    const stops = [followOtherTabs(), followSession()];
    return () => {
      window.clearTimeout(start);
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', renewWhenNearlyOver);
      for (const stop of stops) stop();
    };
  }, []);
}
