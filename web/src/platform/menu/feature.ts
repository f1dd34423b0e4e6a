import type { Guard } from '@move/domain/access/guard.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Level } from '../navigation/screen-scope.ts';
import type { Name } from './names.ts';

export type MenuGroup = 'overview' | 'planning' | 'people' | 'money' | 'platform';

/** A Tabler icon. */
export type MenuIcon = ComponentType<{ size?: number | string; stroke?: number | string }>;

/** A number that is kept up to date; `isWork` highlights pending work. */
export type UseCount = () => { count: number; isWork: boolean } | null;

/** An entry of the sidebar, shown only at its level and to users who may open it. */
export type MenuEntry = {
  id: string;
  group: MenuGroup;
  level: Exclude<Level, 'own'>;
  label: Name;
  icon: MenuIcon;
  /** Address pattern; `$organizationId` is replaced by the current organisation. With a query it is current only there. */
  to: string;
  /** Pattern of further addresses at which this entry is the current one. */
  covers?: string;
  needs: Guard;
  /** Position in its group; lower comes first (default 50). */
  order?: number;
  /** Position in the bar at the foot of a phone; entries without one come after the others, in the order of the menu. */
  onPhone?: number;
  /** The shortcut: `G`, then this letter. */
  letter?: string;
  /** Its screen works without a network. While the server can't be reached, only such entries are in the menu. */
  worksOffline?: boolean;
  /** Loads the hook that returns the number at the right, after the first screen. */
  loadCount?: () => Promise<UseCount>;
};

/** The props of a screen, from its address: ids (`…Id`) as numbers, other parts as text. */
export type ScreenProps = Readonly<Record<string, number | string>>;

export type ScreenRoute = {
  /** `/organizations/$organizationId/locations`. */
  path: string;
  needs: Guard;
  /** Loads the screen's own chunk. Its props are the parts of the path, by name. */
  load: () => Promise<(props: never) => ReactNode>;
  /** Where to go when the guard refuses; by default to login, which redirects a logged-in user home. */
  redirect?: string;
  /** Name in the breadcrumb; default: the label of the matching menu entry. */
  crumb?: Name;
  /** Without sidebar and top bar, as the login pages. */
  isBare?: boolean;
  /** Also opens without a network, with the data it stored itself: permissions are unknown then. */
  worksOffline?: boolean;
  /** Redirects a logged-in user home: the login pages and `overview`. */
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
 * A slice as the application uses it: its menu entries, screens and commands. All of it is loaded at once for every slice, so
 * guards are names here and never endpoints, which would load their schemas.
 */
export type Feature = {
  menu?: readonly MenuEntry[];
  routes: readonly ScreenRoute[];
  /** Addresses that only redirect to another one, with their ids and query. */
  redirects?: readonly { from: string; to: string }[];
  commands?: readonly Command[];
};
