import type { Guard } from '@move/domain/access/guard.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Locale } from './locale.ts';
import type { Level } from './screen-scope.ts';

export type MenuGroup = 'overview' | 'planning' | 'people' | 'money' | 'platform';

/** A Tabler icon. */
export type MenuIcon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/** A number that is kept up to date; `isWork` tints work that waits. */
export type UseCount = () => { count: number; isWork: boolean } | null;

/** An entry of the sidebar, shown only at its level and to those who may open it (R2.5-80). */
export type MenuEntry = {
  id: string;
  group: MenuGroup;
  level: Exclude<Level, 'own'>;
  label: (locale: Locale) => string;
  icon: MenuIcon;
  /** Address pattern; `$organizationId` is filled with the organisation one works in. */
  to: string;
  needs: Guard;
  /** Place in its group; lower stands higher (default 50). */
  order?: number;
  /** `G` and this letter jump here. */
  letter?: string;
  /** Its screen goes on without a network: the one thing left in the menu where nobody can be asked what one may. */
  worksOffline?: boolean;
  /** Loads the hook that tells the number at the right, when the first screen is there. */
  loadCount?: () => Promise<UseCount>;
};

/** What a screen gets from its address: ids (`…Id`) as numbers, other parts as text. */
export type ScreenProps = Readonly<Record<string, number | string>>;

export type ScreenRoute = {
  /** `/organizations/$organizationId/locations`. */
  path: string;
  needs: Guard;
  /** Loads the screen's own chunk. Its props are the parts of the path by name. */
  load: () => Promise<(props: never) => ReactNode>;
  /** Where to go when the guard refuses; without it: login, which is home for somebody who is logged in (R4-22 … R4-24). */
  redirect?: string;
  /** Name in the breadcrumb; default: the label of the menu entry that the address belongs to. */
  crumb?: (locale: Locale) => string;
  /** Without sidebar and top bar, as the login pages. */
  isBare?: boolean;
  /** Opens without a network too, with what the screen kept itself: nobody can be asked then what one may. */
  worksOffline?: boolean;
  /** Somebody who is logged in goes to home instead: the login pages (R2.1-09) and `overview` (D10.9). */
  leadsHome?: boolean;
};

/** Something the command palette can do or open. */
export type Command = {
  id: string;
  label: (locale: Locale) => string;
  icon?: MenuIcon;
  level: Exclude<Level, 'own'> | 'any';
  needs: Guard;
  to: string;
};

/**
 * A slice as the application sees it: its place in the menu, its screens, its commands. Plain data that is loaded at once
 * for every slice, so guards are names here and never endpoints, which would bring their schemas along.
 */
export type Feature = {
  menu?: readonly MenuEntry[];
  routes: readonly ScreenRoute[];
  /** Addresses that only lead to another one, with their ids and query. */
  redirects?: readonly { from: string; to: string }[];
  commands?: readonly Command[];
};
