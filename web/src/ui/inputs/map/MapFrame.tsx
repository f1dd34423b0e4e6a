import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { Map as MapView } from 'maplibre-gl';
import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../page/IconButton.tsx';
import { useWordsOf } from '../../Words.tsx';
import { mapWords } from './map-words.ts';
import { type MapLook, MapLookContext } from './map-look.ts';
import { DEFAULT_PIN, type Pin, startMap } from './start-map.ts';
import * as surfaceStyles from '../../look/surface.module.css';
import * as styles from './map.module.css';

type MapFrameProps = {
  /** The field's label, which distinguishes two maps. */
  label: string;
  /** Null: the platform's default view. */
  center: Pin | null;
  zoom: number;
  /** For an area instead of a point. */
  isTall?: boolean;
  /** Called when the map can be drawn on; returns the clean-up function. */
  onReady: (map: MapView) => () => void;
  children?: ReactNode;
};

function useMap(container: RefObject<HTMLDivElement | null>, { label, center, zoom, onReady }: MapFrameProps) {
  const words = useWordsOf(mapWords);
  const readLook = use(MapLookContext);
  const [map, setMap] = useState<MapView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const start = useRef({ label, center, zoom, onReady, words, readLook });
  useEffect(() => {
    let undo: (() => void) | undefined;
    let view: MapView | undefined;
    let isGone = false;
    const begin = (look: MapLook) => {
      if (isGone || container.current === null) return;
      const { center: asked, zoom: askedZoom, ...options } = start.current;
      const place =
        asked === null
          ? { center: look.center ?? DEFAULT_PIN, zoom: look.zoom ?? askedZoom }
          : { center: asked, zoom: askedZoom };
      const started = startMap({ container: container.current, ...options, ...place, look });
      view = started;
      started.on('load', () => {
        undo = options.onReady(started);
        setMap(started);
      });
    };
    // without WebGL there is no map, but the coordinates can still be typed
    start.current
      .readLook()
      .then(begin)
      .catch(() => setFailed(true));
    return () => {
      isGone = true;
      undo?.();
      view?.remove();
    };
  }, [container]);
  return { map, hasFailed };
}

/** The map with zoom buttons; the form next to it shows and changes the same values. */
export function MapFrame(props: MapFrameProps) {
  const w = useWordsOf(mapWords);
  const container = useRef<HTMLDivElement>(null);
  const { map, hasFailed } = useMap(container, props);
  if (hasFailed) return <p className={`${surfaceStyles.well} ${styles.failed}`}>{w.unavailable}</p>;
  return (
    <div className={styles.frame} data-ready={map !== null} data-tall={props.isTall}>
      <div ref={container} className={styles.canvas} />
      <div className={styles.zoom}>
        <IconButton
          label={w.zoomIn}
          icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
          isFramed
          onClick={() => map?.zoomIn()}
        />
        <IconButton
          label={w.zoomOut}
          icon={<IconMinus size={16} stroke={1.75} aria-hidden />}
          isFramed
          onClick={() => map?.zoomOut()}
        />
      </div>
      {props.children}
    </div>
  );
}
