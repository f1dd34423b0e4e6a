import { useEffect } from 'react';
import { offerLoginAgain, resolveLoginAgain, useIsAskedToLogIn } from '../../platform/session/login-again.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { getLastUser } from '../../platform/session/session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const LoginAgainDialog = lazyPart(() =>
  import('../../features/access/public.tsx').then((module) => module.LoginAgainDialog),
);

/** Asks for the password over the screen; refused calls wait for it and are then repeated. */
export function LoginAgain() {
  const isAsked = useIsAskedToLogIn();
  const navigate = useNavigate();
  useEffect(offerLoginAgain, []);
  const email = getLastUser()?.email;
  if (!isAsked || email === undefined) return null;
  const leave = () => {
    resolveLoginAgain(false);
    navigate('/logout');
  };
  return <LoginAgainDialog email={email} onLoggedIn={() => resolveLoginAgain(true)} onOther={leave} />;
}
