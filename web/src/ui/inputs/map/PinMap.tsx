import { type Map as MapView, Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { useWordsOf } from '../../Words.tsx';
import { mapWords } from './map-words.ts';
import { MapFrame } from './MapFrame.tsx';
import type { Pin } from './start-map.ts';
import * as styles from './map.module.css';

type PinMapProps = {
  label: string;
  value: Pin | null;
  onChange: (pin: Pin) => void;
  isFixed: boolean;
  /** Only if the pin is the centre of a stored map view: the zoom of that view, which the map follows. */
  zoom?: number | null | undefined;
  /** Called with whole steps when the user zooms. */
  onZoom?: ((zoom: number) => void) | undefined;
};

const STEP_PX = 4;
const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
};
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function pinElement(label: string): HTMLButtonElement {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = styles.pin;
  pin.setAttribute('aria-label', label);
  pin.innerHTML =
    '<svg width="34" height="42" viewBox="0 0 34 42" aria-hidden="true"><path d="M17 40C9 29 3 23 3 16a14 14 0 0 1 28 0c0 7-6 13-14 24z" fill="var(--mv-brand-edge)" stroke="#fff" stroke-width="2.5"/><circle cx="17" cy="16" r="5" fill="#fff"/></svg>';
  return pin;
}

/** Arrow keys move the pin, five times as far with Shift. */
function moveByKeys(event: KeyboardEvent, map: MapView, marker: Marker): boolean {
  const move = MOVES[event.key];
  if (move === undefined) return false;
  event.preventDefault();
  event.stopPropagation();
  const factor = event.shiftKey ? 5 : 1;
  const point = map.project(marker.getLngLat());
  marker.setLngLat(map.unproject([point.x + move[0] * factor, point.y + move[1] * factor]));
  return true;
}

/** One pin: drag it, click its new position, or move it with the arrow keys. */
export function PinMap({ label, value, onChange, isFixed, zoom, onZoom }: PinMapProps) {
  const w = useWordsOf(mapWords);
  const marker = useRef<Marker>(null);
  const view = useRef<MapView>(null);
  const latest = useRef({ onChange, onZoom });
  useEffect(() => {
    latest.current = { onChange, onZoom };
  });
  useEffect(() => {
    const map = view.current;
    if (map !== null && typeof zoom === 'number' && Math.round(map.getZoom()) !== zoom) map.setZoom(zoom);
  }, [zoom]);
  useEffect(() => {
    if (value === null || marker.current === null || view.current === null) return;
    const at = { lng: value.longitude, lat: value.latitude };
    marker.current.setLngLat(at).addTo(view.current);
    if (!view.current.getBounds().contains(at)) view.current.easeTo({ center: at });
  }, [value]);
  const onReady = (map: MapView) => {
    const element = pinElement(w.pin);
    const pin = new Marker({ element, draggable: !isFixed, anchor: 'bottom' }).setLngLat([0, 0]);
    const emit = () => {
      const { lat, lng } = pin.getLngLat();
      latest.current.onChange({ latitude: rounded(lat), longitude: rounded(lng) });
    };
    if (!isFixed) {
      map.on('zoomend', () => latest.current.onZoom?.(Math.round(map.getZoom())));
      pin.on('dragend', emit);
      element.addEventListener('keydown', (event) => moveByKeys(event, map, pin) && emit());
      map.on('click', (event) => {
        pin.setLngLat(event.lngLat).addTo(map);
        emit();
      });
    }
    if (value !== null) pin.setLngLat([value.longitude, value.latitude]).addTo(map);
    marker.current = pin;
    view.current = map;
    return () => pin.remove();
  };
  return <MapFrame label={label} center={value} zoom={zoom ?? (value === null ? 7 : 15)} onReady={onReady} />;
}
