import { useEffect } from 'react';
import { renewSession } from '../platform/api/api.ts';
import { forgetPerson } from '../platform/session/forget-person.ts';
import { impersonationLeft, isImpersonating } from '../platform/session/impersonation.ts';
import { stopImpersonation } from '../platform/session/leave-session.ts';
import { askLoginAgain, settleLoginAgain } from '../platform/session/login-again.ts';
import { isHalfOver, isNearlyOver } from '../platform/session/renew-session.ts';
import { followOtherTabs, getSession, onSessionChange, sessionEnd, tokenAge } from '../platform/session/session.ts';
import { hasUnsavedWork } from '../platform/state/unsaved-work.ts';
import { findScreen } from './features.ts';
import { router } from './routing/router.tsx';

const LOOK_MS = 30_000;
/** The first screen comes first; a token that is over already is renewed by its first call. */
const START_MS = 2_000;

function renewWhen(isDue: (ageInMs: number) => boolean): void {
  const session = getSession();
  if (isImpersonating()) endWhenOver();
  else if (session !== null && isDue(tokenAge(Date.now()))) void renewSession(session.token);
}

const renewAtStart = () => renewWhen(isHalfOver);
const renewWhenNearlyOver = () => renewWhen(isNearlyOver);

/** Half an hour as somebody else is not renewed: it leads back to oneself. */
function endWhenOver(): void {
  if (impersonationLeft(Date.now()) <= 0) stopImpersonation();
}

/** What another tab did: logged out, lost the session, logged in again, or became somebody else. */
function followSession(): () => void {
  let before = getSession();
  return onSessionChange(() => {
    const now = getSession();
    const was = before;
    before = now ?? before;
    if (now === null) {
      // what is typed outlives a logout: the same person goes on after the password
      if (sessionEnd() === 'expired' || hasUnsavedWork()) void askLoginAgain();
      else leaveForLogin();
      return;
    }
    const isAnother = was !== null && was.user.id !== now.user.id;
    // a call that waited for the password is never repeated in another name
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
 * Starts the overview of the user who has logged in. The screen of the former one is taken down first: its reads would be sent in
 * the new name. One with unsaved work stays, and what it has read with it, until its question is answered.
 */
function goOnAsAnother(): void {
  const { history } = router;
  const { pathname } = history.location;
  if (hasUnsavedWork()) {
    const stop = history.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      stop();
      forgetPerson();
      // its guard asked with what the former user may
      router.reload();
    });
  } else {
    router.takeDown();
    forgetPerson();
  }
  router.navigate('/overview', { replace: true });
}

/** Keeps the token fresh and follows the other tabs: at the start past its half, in its last five minutes, on return. */
export function useKeptSession(): void {
  useEffect(() => {
    const start = window.setTimeout(renewAtStart, START_MS);
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
