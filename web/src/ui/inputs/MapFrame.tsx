import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { Map as MapView } from 'maplibre-gl';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../page/IconButton.tsx';
import { useWords } from '../Words.tsx';
import { type MapPlace, startMap } from './start-map.ts';

type MapFrameProps = {
  /** Of the field, to tell two maps apart. */
  label: string;
  center: MapPlace;
  zoom: number;
  /** Called once the map can be drawn on; answers what to undo at the end. */
  onReady: (map: MapView) => () => void;
  children?: ReactNode;
};

function useMap(container: RefObject<HTMLDivElement | null>, { label, center, zoom, onReady }: MapFrameProps) {
  const words = useWords();
  const [map, setMap] = useState<MapView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const start = useRef({ label, center, zoom, onReady, words });
  useEffect(() => {
    if (container.current === null) return undefined;
    let undo: (() => void) | undefined;
    let view: MapView | undefined;
    try {
      const started = startMap({ container: container.current, ...start.current });
      view = started;
      started.on('load', () => {
        undo = start.current.onReady(started);
        setMap(started);
      });
    } catch {
      // No WebGL here: the typed coordinates do the same work.
      queueMicrotask(() => setFailed(true));
    }
    return () => {
      undo?.();
      view?.remove();
    };
  }, [container]);
  return { map, hasFailed };
}

/** The map with zoom buttons; the form beside it says and changes the same. */
export function MapFrame(props: MapFrameProps) {
  const w = useWords();
  const container = useRef<HTMLDivElement>(null);
  const { map, hasFailed } = useMap(container, props);
  if (hasFailed) return <p className="well mapfailed">{w.map.unavailable}</p>;
  return (
    <div className="mapframe" data-ready={map !== null}>
      <div ref={container} className="mapcanvas" />
      <div className="mapzoom">
        <IconButton
          label={w.map.zoomIn}
          icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
          isFramed
          onClick={() => map?.zoomIn()}
        />
        <IconButton
          label={w.map.zoomOut}
          icon={<IconMinus size={16} stroke={1.75} aria-hidden />}
          isFramed
          onClick={() => map?.zoomOut()}
        />
      </div>
      {props.children}
    </div>
  );
}
