import { useEffect, useRef } from 'react';
import type { EditableListPreferences } from './use-list-preferences.ts';
import type { ListViewState } from './use-view-query.ts';

/** A list that is opened for the first time in a browser tab shows the user's default view; later it shows what was chosen last. */
export function useDefaultView(view: ListViewState, { isReady, saved, defaultView }: EditableListPreferences): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const chosen = saved.find(({ id }) => id === defaultView);
    view.settle();
    if (view.isFresh && chosen !== undefined && Object.keys(view.query).length === 0) view.begin(chosen.query);
  }, [view, isReady, saved, defaultView]);
}
