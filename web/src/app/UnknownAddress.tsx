import { useEffect } from 'react';
import { LonePage } from '../platform/LonePage.tsx';
import { useNavigate, useRouter } from '../platform/navigation/navigation.tsx';
import { useSession } from '../platform/session/session.ts';
import { NotFound } from '../ui/page/errors/NotFound.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const Shell = lazyPart(() => import('./shell/Shell.tsx').then((module) => module.Shell));

const AREAS = /^\/(admin|applications?|organizations)(\/|$)/i;

/** An unknown record behind login: the menu and the top bar stay. */
export function AreaNotFound() {
  return <NotFound homeHref="/overview" />;
}

/** Shown for a URL without a screen. In an area behind login, such as `/organizations`, the menu stays and a visitor logs in first. */
export function UnknownAddress() {
  const { pathname, href } = useRouter().history.location;
  const isLoggedIn = useSession() !== null;
  const navigate = useNavigate();
  const isInArea = AREAS.test(pathname);
  useEffect(() => {
    if (isInArea && !isLoggedIn) navigate(`/login?redirect=${encodeURIComponent(href)}`, { replace: true });
  }, [isInArea, isLoggedIn, href, navigate]);
  if (!isInArea) {
    return (
      <LonePage>
        <NotFound homeHref="/overview" />
      </LonePage>
    );
  }
  if (!isLoggedIn) return null;
  return (
    <Shell>
      <AreaNotFound />
    </Shell>
  );
}
