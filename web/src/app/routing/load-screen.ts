import type { FunctionComponent } from 'react';
import type { ScreenProps, ScreenRoute } from '../../platform/menu/feature.ts';

const kept = new WeakMap<object, Promise<unknown>>();

/** Calls `load` once for each owner; after a failure the next call loads again. */
function loadOnce<Part>(owner: object, load: () => Promise<Part>): Promise<Part> {
  const known = kept.get(owner);
  if (known !== undefined) return known as Promise<Part>;
  const loading = load();
  kept.set(owner, loading);
  loading.catch(() => kept.delete(owner));
  return loading;
}

/** The screen's component from its own chunk. */
export const loadScreen = (screen: Pick<ScreenRoute, 'load'>): Promise<FunctionComponent<ScreenProps>> =>
  // a screen takes exactly the parameters of its path; TypeScript can't compare these here
  loadOnce(screen, () => screen.load() as Promise<FunctionComponent<ScreenProps>>);

const shell = () => import('../shell/Shell.tsx').then((module) => module.Shell);

/** The frame around every screen behind login; the pages before login have none. */
export const loadShell = () => loadOnce(shell, shell);
