import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useWorkContext } from './context.ts';
import type { MenuEntry } from './feature.ts';
import { useGate, usePlace, useProfile } from './gate.tsx';
import { type MenuSection, menuOf, menuOrganization } from './menu.ts';

type Menu = {
  sections: readonly MenuSection[];
  /** The organisation that the frame shows; null on the platform. */
  organizationId: number | null;
};

const MenuContext = createContext<Menu>({ sections: [], organizationId: null });

type MenuProviderProps = { entries: readonly MenuEntry[]; children: ReactNode };

/** Works out once what the frame and the start pages offer in the place that is on screen. */
export function MenuProvider({ entries, children }: MenuProviderProps) {
  const gate = useGate();
  const { level, organizationId } = usePlace();
  const profile = useProfile();
  const last = useWorkContext().organizationId;
  const menu = useMemo(() => {
    const own = profile?.organizations ?? [];
    const lastOrganizationId = own.some(({ id }) => id === last) ? last : (own[0]?.id ?? null);
    const facts = { gate, place: { level, organizationId }, lastOrganizationId };
    return {
      sections: menuOf({ ...facts, entries }),
      organizationId: menuOrganization(facts),
    };
  }, [entries, gate, level, organizationId, profile, last]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}

export function useMenu(): Menu {
  return useContext(MenuContext);
}
