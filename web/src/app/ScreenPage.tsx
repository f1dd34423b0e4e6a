import { Component, createElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { canReloadForChunk, isChunkFailure, reloadForChunk } from '../platform/loading/chunk-reload.ts';
import { useFirstScreenSettled } from '../platform/loading/first-screen.ts';
import { usePathname, useRouter } from '../platform/navigation/navigation.tsx';
import { useMessages } from '../platform/texts/messages.ts';
import { restoreScroll, watchScrolling } from '../platform/navigation/scroll-positions.ts';
import { useStore } from '../platform/state/store.ts';
import { lazyPartHook } from '../ui/lazy-part-hook.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { ErrorPanel } from '../ui/page/errors/ErrorPanel.tsx';
import { type Page, router } from './routing/router.tsx';
import { screenProps } from './routing/screen-props.ts';
import { shellMessages } from './shell/shell.messages.ts';
import { useOnline } from './shell/use-online.ts';
import { AreaNotFound, UnknownAddress } from './UnknownAddress.tsx';
import * as look from '../ui/look/look.module.css';
import * as styles from './ScreenPage.module.css';

const NoAccess = lazyPart(() => import('../features/home/public.tsx').then((module) => module.NoAccess));
const useStatusBanner = lazyPartHook(() =>
  import('../features/organizations/public.tsx').then((module) => module.OrganizationStatusBanner),
);

/** The scrolling element of the frame. */
const SCROLLS = '#main';

/** The page of the URL, in its frame. The frame stays while screens change. */
export function CurrentPage() {
  const { shown, isPending } = useStore(router.state);
  useEffect(() => {
    const locationOnScreen = () => {
      const state = router.state.get();
      return state.isPending ? null : (state.shown?.location ?? null);
    };
    const stops = [watchScrolling(locationOnScreen), router.start()];
    return () => stops.forEach((stop) => stop());
  }, []);
  useLayoutEffect(() => {
    if (shown !== null && !shown.keepsScroll) restoreScroll(shown.location, SCROLLS);
  }, [shown]);
  if (shown === null) return isPending ? <ScreenLoading /> : null;
  const { Frame, content } = shown.page;
  const screen = isPending ? (
    <ScreenLoading />
  ) : (
    <ScreenBoundary page={shown.page}>{contentOf(content)}</ScreenBoundary>
  );
  return Frame === null ? screen : <Frame>{screen}</Frame>;
}

function contentOf(content: Page['content']): ReactNode {
  switch (content.kind) {
    case 'screen':
      return <ScreenPage {...content} />;
    case 'no-access':
      return <NoAccess />;
    case 'area-not-found':
      return <AreaNotFound />;
    case 'unknown-address':
      return <UnknownAddress />;
    case 'failed':
      return <ScreenFailed error={content.error} />;
  }
}

/** Another path mounts the screen anew; another query, such as a filter, does not. */
function ScreenPage({ Screen, params }: Extract<Page['content'], { kind: 'screen' }>) {
  const props = screenProps(params);
  const pathname = usePathname();
  const isSettled = useFirstScreenSettled();
  const organizationId = props?.organizationId;
  const { Part: StatusBanner } = useStatusBanner(isSettled && typeof organizationId === 'number');
  if (props === null) return <AreaNotFound />;
  return (
    <>
      {StatusBanner !== null && typeof organizationId === 'number' && <StatusBanner organizationId={organizationId} />}
      {createElement(Screen, { key: pathname, ...props })}
    </>
  );
}

type BoundaryState = { failed: { page: Page; error: unknown } | null };

/** Shows the failure of a screen instead of the screen, until another page is shown. */
class ScreenBoundary extends Component<{ page: Page; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: null };

  override componentDidCatch(error: unknown): void {
    this.setState({ failed: { page: this.props.page, error } });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed?.page === this.props.page ? <ScreenFailed error={failed.error} /> : this.props.children;
  }
}

/** Shown in place of a screen that loads slowly. */
function ScreenLoading() {
  const t = useMessages(shellMessages);
  return (
    <div className={styles.loading} role="status" aria-busy="true">
      <span className={look.visuallyHidden}>{t.loading}</span>
      <i />
      <i />
      <i />
    </div>
  );
}

/** A screen that failed: a missing chunk reloads the page once, anything else can be tried again. */
function ScreenFailed({ error }: { error: unknown }) {
  const t = useMessages(shellMessages);
  const { reload } = useRouter();
  const isChunk = isChunkFailure(error);
  const [isReloading] = useState(() => isChunk && canReloadForChunk(window.location.pathname));
  useEffect(() => {
    if (isReloading) reloadForChunk(window.location.pathname);
  }, [isReloading]);
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isOnline && wasOffline.current) reload();
    wasOffline.current = !isOnline;
  }, [isOnline, reload]);
  if (isReloading) return <ScreenLoading />;
  // offline, reloading the page would show the error page of the browser instead of this panel
  const retry = () => (isChunk && isOnline ? window.location.reload() : reload());
  if (!isOnline) return <ErrorPanel title={t.cut.title} text={t.cut.screen} onRetry={retry} />;
  const { title, text } = isChunk ? t.chunk : t.failed;
  return <ErrorPanel title={title} text={text} onRetry={retry} />;
}
