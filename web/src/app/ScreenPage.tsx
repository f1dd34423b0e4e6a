import { type ErrorComponentProps, useLoaderData, useParams, useRouteContext, useRouter } from '@tanstack/react-router';
import { createElement, useEffect, useRef, useState } from 'react';
import { canReloadForChunk, isChunkFailure, reloadForChunk } from '../platform/chunk-reload.ts';
import { useFirstScreenSettled } from '../platform/first-screen.ts';
import { usePathname } from '../platform/navigation.tsx';
import { useMessages } from '../platform/messages.ts';
import { latePart } from '../ui/late-part.ts';
import { later } from '../ui/later.tsx';
import { ErrorPanel } from '../ui/page/ErrorPanel.tsx';
import { NotFound } from '../ui/page/NotFound.tsx';
import type { Outcome } from './guard-route.ts';
import { screenProps } from './screen-props.ts';
import { shellMessages } from './shell/shell.messages.ts';
import { useOnline } from './shell/use-online.ts';
import type { FunctionComponent } from 'react';
import type { ScreenProps } from '../platform/feature.ts';

const NoAccess = later(() => import('../features/home/public.tsx').then((module) => module.NoAccess));
const useStatusBanner = latePart(() =>
  import('../features/organizations/public.tsx').then((module) => module.OrganizationStatusBanner),
);

/** Whatever the guard decided for this address. A new record is a new screen; a new filter is not. */
export function ScreenPage() {
  const outcome = useRouteContext({ strict: false, select: (context: { outcome?: Outcome }) => context.outcome });
  const Screen: FunctionComponent<ScreenProps> | null = useLoaderData({ strict: false }) ?? null;
  const props = screenProps(useParams({ strict: false }));
  const pathname = usePathname();
  const isThere = useFirstScreenSettled();
  const organizationId = props?.organizationId;
  const { Part: StatusBanner } = useStatusBanner(isThere && typeof organizationId === 'number');
  if (outcome?.kind === 'no-access') return <NoAccess />;
  if (Screen === null || props === null) return <AreaNotFound />;
  return (
    <>
      {StatusBanner !== null && typeof organizationId === 'number' && <StatusBanner organizationId={organizationId} />}
      {createElement(Screen, { key: pathname, ...props })}
    </>
  );
}

/** Not found inside an area: menu and top bar stay (R2.1-08). */
export function AreaNotFound() {
  return <NotFound homeHref="/overview" />;
}

/** The place of a screen that takes longer than a blink. */
export function ScreenLoading() {
  const t = useMessages(shellMessages);
  return (
    <div className="screenloading" role="status" aria-busy="true">
      <span className="vh">{t.loading}</span>
      <i />
      <i />
      <i />
    </div>
  );
}

/** A screen that failed: a missing file reloads the page once (R4-25), anything else can be tried again. */
export function ScreenFailed({ error }: ErrorComponentProps) {
  const t = useMessages(shellMessages);
  const router = useRouter();
  const isChunk = isChunkFailure(error);
  const [isReloading] = useState(() => isChunk && canReloadForChunk(window.location.pathname));
  useEffect(() => {
    if (isReloading) reloadForChunk(window.location.pathname);
  }, [isReloading]);
  const isOnline = useOnline();
  const wasCut = useRef(false);
  useEffect(() => {
    if (isOnline && wasCut.current) void router.invalidate();
    wasCut.current = !isOnline;
  }, [isOnline, router]);
  if (isReloading) return <ScreenLoading />;
  // without a network the browser would put its own page in the place of ours
  const retry = () => (isChunk && isOnline ? window.location.reload() : void router.invalidate());
  if (!isOnline) return <ErrorPanel title={t.cut.title} text={t.cut.screen} onRetry={retry} />;
  const { title, text } = isChunk ? t.chunk : t.failed;
  return <ErrorPanel title={title} text={text} onRetry={retry} />;
}
