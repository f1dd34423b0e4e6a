import type { Guard } from '@move/domain/access/guard.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Level } from '../navigation/screen-scope.ts';
import type { Name } from './names.ts';

export type MenuGroup = 'overview' | 'planning' | 'people' | 'money' | 'platform';

/** A Tabler icon. */
export type MenuIcon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/** A hook that returns the number at a menu entry, or null for none. `isWork` highlights the number as pending work. */
export type UseCount = () => { count: number; isWork: boolean } | null;

/** An entry of the sidebar, shown only at its level and to users who may open it. */
export type MenuEntry = {
  id: string;
  group: MenuGroup;
  level: Exclude<Level, 'own'>;
  label: Name;
  icon: MenuIcon;
  /**
   * The URL, in which `$organizationId` is replaced by the current organisation. An entry with a query in its URL is the current one only
   * at that query.
   */
  to: string;
  /** The pattern of more URLs at which this entry is the current one. */
  covers?: string;
  needs: Guard;
  /** Order in its group; a lower number comes first (default 50). */
  order?: number;
  /** Order in the bar at the bottom of a phone. Entries without this number come last, in the order of the menu. */
  onPhone?: number;
  /** The shortcut: `G`, then this letter. */
  letter?: string;
  /** The screen works without a network. While the server can't be reached, the menu has only these entries. */
  worksOffline?: boolean;
  /** Loads the hook that returns the number at the right of the entry; called after the first screen. */
  loadCount?: () => Promise<UseCount>;
};

/** The props of a screen, from its URL: ids (`…Id`) as numbers, other parts as text. */
export type ScreenProps = Readonly<Record<string, number | string>>;

export type ScreenRoute = {
  /** E.g. `/organizations/$organizationId/locations`. */
  path: string;
  needs: Guard;
  /** Loads the screen, which is a chunk of its own. */
  load: () => Promise<(props: never) => ReactNode>;
  /** Where to go when the guard refuses; by default to login, which redirects a logged-in user home. */
  redirect?: string;
  /** Name in the breadcrumb; default: the label of the matching menu entry. */
  crumb?: Name;
  /** Without sidebar and top bar, e.g. the login pages. */
  isBare?: boolean;
  /** Also opens without a network, when permissions are unknown; the screen then shows data that it stored itself. */
  worksOffline?: boolean;
  /** Redirects a logged-in user to the home page, e.g. from the login pages. */
  leadsHome?: boolean;
};

/** A command of the command palette. */
export type Command = {
  id: string;
  label: Name;
  icon?: MenuIcon;
  level: Exclude<Level, 'own'> | 'any';
  needs: Guard;
  to: string;
};

/**
 * The menu entries, screens and commands of a slice. The start page loads the features of all slices, so guards are names of abilities
 * here, never endpoints: these would load their schemas too.
 */
export type Feature = {
  menu?: readonly MenuEntry[];
  routes: readonly ScreenRoute[];
  /** URLs that only redirect to another URL, with the same ids and query. */
  redirects?: readonly { from: string; to: string }[];
  commands?: readonly Command[];
};
