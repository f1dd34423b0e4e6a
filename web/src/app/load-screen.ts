import type { FunctionComponent } from 'react';
import type { ScreenProps, ScreenRoute } from '../platform/feature.ts';
import { restoreStyles } from '../ui/lost-styles.ts';

const loaded = new WeakMap<object, Promise<FunctionComponent<ScreenProps>>>();

/** The screen's component from its own chunk; kept, and tried anew after a failure. */
export function loadScreen(screen: Pick<ScreenRoute, 'load'>): Promise<FunctionComponent<ScreenProps>> {
  const known = loaded.get(screen);
  if (known !== undefined) return known;
  // A screen takes exactly the parts of its path; the path and the props can't be compared by type here.
  const loading = restoreStyles().then(() => screen.load()) as Promise<FunctionComponent<ScreenProps>>;
  loaded.set(screen, loading);
  loading.catch(() => loaded.delete(screen));
  return loading;
}

const shell = { load: () => import('./shell/Shell.tsx').then((module) => module.Shell) };

/** The frame around every screen behind login; the pages before login do without. */
export const loadShell = () => loadScreen(shell);
