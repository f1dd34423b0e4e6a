import { useEffect } from 'react';
import { renewSession } from '../../platform/api/api.ts';
import { forgetLists, forgetPerson } from '../../platform/session/forget-person.ts';
import { impersonationLeft, isImpersonating } from '../../platform/session/impersonation.ts';
import { stopImpersonation } from '../../platform/session/leave-session.ts';
import { askLoginAgain, settleLoginAgain } from '../../platform/session/login-again.ts';
import { isHalfOver, isNearlyOver } from '../../platform/session/renew-session.ts';
import { followOtherTabs, getSession, onSessionChange, sessionEnd, tokenAge } from '../../platform/session/session.ts';
import { hasUnsavedWork } from '../../platform/state/unsaved-work.ts';
import { findScreen } from '../features.ts';
import { router } from '../routing/router.tsx';

const LOOK_MS = 30_000;
/** Milliseconds before the token is checked, so that the first screen comes first; an expired token is renewed by its first call. */
const START_MS = 2_000;

function renewWhen(isDue: (ageInMs: number) => boolean): void {
  const session = getSession();
  if (isImpersonating()) endWhenOver();
  else if (session !== null && isDue(tokenAge(Date.now()))) void renewSession(session.token);
}

/** Removes what the check-in stored here beyond its time; where it stored nothing, nothing is loaded. */
async function sweepKept(): Promise<void> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name?.startsWith('check-in-'))) return;
  await (await import('../../features/check-in/kept/sweep-kept.ts')).sweepKept();
}

function atStart(): void {
  renewWhen(isHalfOver);
  // a browser that stores nothing has nothing to sweep
  sweepKept().catch(() => undefined);
}

const renewWhenNearlyOver = () => renewWhen(isNearlyOver);

/** Ends an impersonation after its half hour, which can't be renewed, and restores the own session. */
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
      // a login is ended elsewhere when the phone is lost: it keeps no names then
      if (sessionEnd() === 'expired') forgetLists();
      // input is kept after a logout: the same user continues after entering the password
      if (sessionEnd() === 'expired' || hasUnsavedWork()) void askLoginAgain();
      else leaveForLogin();
      return;
    }
    const isAnother = was !== null && was.user.id !== now.user.id;
    // a call that waited for the password is never repeated as another user
    settleLoginAgain(!isAnother);
    if (isAnother) goOnAsAnother();
  });
}

function leaveForLogin(): void {
  settleLoginAgain(false);
  const isPublic = findScreen(window.location.pathname)?.route.needs === 'public';
  if (!isPublic) router.takeDown();
  forgetPerson();
  if (!isPublic) router.navigate('/login', { replace: true });
}

/**
 * Opens the overview of the user who has logged in. The screen of the former user is taken down first, since its reads would be sent as the
 * new user. A screen with unsaved work stays, with what it has read, until the user answers its question.
 */
function goOnAsAnother(): void {
  const { history } = router;
  const { pathname } = history.location;
  if (hasUnsavedWork()) {
    const stop = history.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      stop();
      forgetPerson();
      // its guard used the permissions of the former user
      router.reload();
    });
  } else {
    router.takeDown();
    forgetPerson();
  }
  router.navigate('/overview', { replace: true });
}

/**
 * Follows the other tabs, and renews the token: at the start when half of its life is over, else in its last five minutes, also when the
 * user returns to the tab.
 */
export function useKeptSession(): void {
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
