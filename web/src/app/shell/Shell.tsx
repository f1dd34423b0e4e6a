import { type ReactNode, useState } from 'react';
import { GateProvider } from '../../platform/session/gate.tsx';
import { useImpersonation } from '../../platform/session/impersonation.ts';
import { getRoleView } from '../../platform/session/role-view.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { usePathname } from '../../platform/navigation/navigation.tsx';
import { useShortcuts } from '../../ui/keys/use-shortcuts.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { OfflineBanner } from '../../ui/page/bars/Banner.tsx';
import { ErrorBoundary } from '../../ui/page/errors/ErrorBoundary.tsx';
import { Sheet } from '../../ui/page/Sheet.tsx';
import { MenuProvider, useMenu } from '../../platform/menu/menu-context.tsx';
import { menuEntries, worksOffline } from '../features.ts';
import { BottomBar } from './menu/BottomBar.tsx';
import { LazyLayer } from './LazyLayer.tsx';
import { LoginAgain } from './LoginAgain.tsx';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { MenuList } from './menu/MenuList.tsx';
import { PaletteLayer } from './palette/PaletteLayer.tsx';
import { shellMessages } from './shell.messages.ts';
import { TopBar } from './top-bar/TopBar.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useJumpKeys } from './menu/use-jump-keys.ts';
import { useSendUnsentTaps } from './use-send-unsent-taps.ts';
import { useOnline } from './use-online.ts';
import { VersionBanner } from './banners/VersionBanner.tsx';
import * as styles from './shell.module.css';

const ImpersonationBar = lazyPart(() =>
  import('./banners/ImpersonationBar.tsx').then((module) => module.ImpersonationBar),
);
const RoleViewBar = lazyPart(() => import('./banners/RoleViewBar.tsx').then((module) => module.RoleViewBar));
const loadShortcuts = () => import('./ShortcutHelp.tsx').then((module) => module.ShortcutHelp);

type OpenLayer = 'nothing' | 'palette' | 'shortcuts' | 'menu';

/** The frame of every screen that needs a login. */
export function Shell({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  return (
    <GateProvider pathname={pathname}>
      <MenuProvider entries={menuEntries} worksOffline={worksOffline(pathname)}>
        <Frame>{children}</Frame>
      </MenuProvider>
      <LoginAgain />
    </GateProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages);
  const pathname = usePathname();
  const [open, setOpen] = useState<OpenLayer>('nothing');
  const isOnline = useOnline();
  const isImpersonating = useImpersonation() !== null;
  const close = () => setOpen('nothing');
  useJumpKeys(useMenu().sections);
  useFocusOnArrival(pathname);
  useSendUnsentTaps();
  useShortcuts({
    'Ctrl+K': (event) => {
      event.preventDefault();
      setOpen('palette');
    },
    '?': () => setOpen('shortcuts'),
  });
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t.skip}
      </a>
      {isImpersonating && <ImpersonationBar />}
      {getRoleView() !== null && <RoleViewBar />}
      <div className={`${styles.page} ${styles.frame}`}>
        <TopBar
          onMenu={() => setOpen('menu')}
          onSearch={() => setOpen('palette')}
          onShortcuts={() => setOpen('shortcuts')}
        />
        <div className={`${styles.side} ${styles.sidebar}`}>
          <MenuList />
        </div>
        <Sheet>
          <VersionBanner />
          <OfflineBanner isOffline={!isOnline && !worksOffline(pathname)} />
          <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
        </Sheet>
        <BottomBar onOpenMenu={() => setOpen('menu')} />
      </div>
      <MenuDrawer isOpen={open === 'menu'} onClose={close} />
      {open === 'palette' && <PaletteLayer onClose={close} />}
      {open === 'shortcuts' && <LazyLayer load={loadShortcuts} props={{ onClose: close }} />}
    </>
  );
}
