import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useWorkContext } from '../state/context.ts';
import type { MenuEntry } from './feature.ts';
import { useGate, useServerUnreachable, useScreenScope, useProfile } from '../session/gate.tsx';
import { type MenuSection, visibleMenu, menuOrganization, offlineMenu } from './menu.ts';

type Menu = {
  sections: readonly MenuSection[];
  /** The organisation whose menu is shown; null for the platform's menu. */
  organizationId: number | null;
  /** Permissions are unknown, so the menu has only screens that work without a network. */
  isServerUnreachable: boolean;
};

const MenuContext = createContext<Menu>({ sections: [], organizationId: null, isServerUnreachable: false });

type MenuProviderProps = {
  entries: readonly MenuEntry[];
  /** The current screen shows stored data when the server can't be reached. */
  worksOffline: boolean;
  children: ReactNode;
};

/** Provides the menu of the current scope to the sidebar, the phone's bar and the start pages. */
export function MenuProvider({ entries, worksOffline, children }: MenuProviderProps) {
  const gate = useGate();
  const { level, organizationId } = useScreenScope();
  const profile = useProfile();
  const last = useWorkContext().organizationId;
  // a screen that works offline doesn't wait for the profile, whose read may take long to fail
  const isUnreachable = useServerUnreachable();
  const isServerUnreachable = isUnreachable || (worksOffline && profile === null);
  const menu = useMemo(() => {
    const own = profile?.organizations ?? [];
    const lastOrganizationId = own.some(({ id }) => id === last) ? last : (own[0]?.id ?? null);
    const facts = { gate, scope: { level, organizationId }, lastOrganizationId };
    return {
      sections: isServerUnreachable ? offlineMenu(entries) : visibleMenu({ ...facts, entries }),
      organizationId: menuOrganization(facts),
      isServerUnreachable,
    };
  }, [entries, gate, level, organizationId, profile, last, isServerUnreachable]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}

export function useMenu(): Menu {
  return useContext(MenuContext);
}
