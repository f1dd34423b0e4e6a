import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '../../../ui/table/SearchBox.tsx';
import type { ViewState } from '../views/use-view-query.ts';

const TYPING_MS = 120;

/** Debounces typing. Each search is a history entry, and a newer search cancels the request of the older. */
export function ListSearch({ label, view }: { label: string; view: ViewState }) {
  const inAddress = view.query.search ?? '';
  const [typed, setTyped] = useState(inAddress);
  const timer = useRef<number>(undefined);
  const sent = useRef(inAddress);
  useEffect(() => {
    if (inAddress === sent.current) return;
    sent.current = inAddress;
    window.clearTimeout(timer.current);
    // oxlint-disable-next-line react/set-state-in-effect -- Back or a view changed the URL, not the user's typing
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    const settled = text.trim();
    timer.current = window.setTimeout(() => {
      if (settled === sent.current) return;
      sent.current = settled;
      view.change({ search: settled });
    }, TYPING_MS);
  };
  return <SearchBox value={typed} onChange={type} label={label} />;
}
