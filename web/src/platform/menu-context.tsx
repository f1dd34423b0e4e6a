import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useWorkContext } from './context.ts';
import type { MenuEntry, SetupStep } from './feature.ts';
import { passes, useGate, usePlace, useProfile } from './gate.tsx';
import { type MenuSection, menuOf, menuOrganization } from './menu.ts';

type Menu = {
  sections: readonly MenuSection[];
  /** The organisation that the frame shows; null on the platform. */
  organizationId: number | null;
  /** First steps of an organisation that one may take. */
  setup: readonly SetupStep[];
};

const MenuContext = createContext<Menu>({ sections: [], organizationId: null, setup: [] });

type MenuProviderProps = { entries: readonly MenuEntry[]; setup: readonly SetupStep[]; children: ReactNode };

/** Works out once what the frame and the start pages offer in the place that is on screen. */
export function MenuProvider({ entries, setup, children }: MenuProviderProps) {
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
      setup: setup.filter(({ needs }) => passes(needs, gate)),
    };
  }, [entries, setup, gate, level, organizationId, profile, last]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}

export function useMenu(): Menu {
  return useContext(MenuContext);
}
