import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useWorkContext } from './context.ts';
import type { MenuEntry } from './feature.ts';
import { useGate, useServerUnreachable, useScreenScope, useProfile } from './gate.tsx';
import { type MenuSection, visibleMenu, menuOrganization, offlineMenu } from './menu.ts';

type Menu = {
  sections: readonly MenuSection[];
  /** The organisation that the frame shows; null on the platform. */
  organizationId: number | null;
  /** The server can't be asked what one may: only what works without a network is offered. */
  isServerUnreachable: boolean;
};

const MenuContext = createContext<Menu>({ sections: [], organizationId: null, isServerUnreachable: false });

type MenuProviderProps = {
  entries: readonly MenuEntry[];
  /** The screen below shows what it kept when nobody can be asked. */
  worksOffline: boolean;
  children: ReactNode;
};

/** Works out once what the frame and the start pages offer in the place that is on screen. */
export function MenuProvider({ entries, worksOffline, children }: MenuProviderProps) {
  const gate = useGate();
  const { level, organizationId } = useScreenScope();
  const profile = useProfile();
  const last = useWorkContext().organizationId;
  // a screen that works offline shows before anybody gave up waiting
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
