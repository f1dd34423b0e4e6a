import { useEffect } from 'react';
import { renewSession } from '../platform/api/api.ts';
import { forgetPerson } from '../platform/session/forget-person.ts';
import { impersonationLeft, isImpersonating } from '../platform/session/impersonation.ts';
import { stopImpersonation } from '../platform/session/leave-session.ts';
import { askLoginAgain, settleLoginAgain } from '../platform/session/login-again.ts';
import { isHalfOver, isNearlyOver } from '../platform/session/renew-session.ts';
import { followOtherTabs, getSession, onSessionChange, sessionEnd, tokenAge } from '../platform/session/session.ts';
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
      if (sessionEnd() === 'expired') void askLoginAgain();
      else leaveForLogin();
      return;
    }
    if (was !== null && was.user.id !== now.user.id) {
      forgetPerson();
      router.navigate('/overview', { replace: true });
    }
    settleLoginAgain(true);
  });
}

function leaveForLogin(): void {
  settleLoginAgain(false);
  forgetPerson();
  if (!/^\/(logout|login|reset-password|invite)/i.test(window.location.pathname)) {
    router.navigate('/login', { replace: true });
  }
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
