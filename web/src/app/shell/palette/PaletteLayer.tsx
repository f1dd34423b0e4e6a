import { useEffect, useState } from 'react';
import { LazyLayer } from '../LazyLayer.tsx';

const load = () => import('./Palette.tsx').then((module) => module.Palette);

/** Shows the palette as soon as it is loaded, and keeps what the user types before its field has the focus. */
export function PaletteLayer({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isText || document.activeElement?.closest('[role="dialog"]:has([role="combobox"])')) return;
      event.preventDefault();
      event.stopPropagation();
      setQuery((before) => before + event.key);
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, []);
  return <LazyLayer load={load} props={{ query, onQuery: setQuery, onClose }} />;
}
