import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as MapView, prewarm, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { mapWords } from './map-words.ts';
import type { MapLook } from './map-look.ts';
import { offlineStyle } from './map-style.ts';
import { resolveMapbox } from './mapbox-requests.ts';

setWorkerUrl(workerUrl);
// keeps the worker for the next map; otherwise it ends when the last map is removed, even while its script is loading
prewarm();

export type Pin = { latitude: number; longitude: number };

/** The centre of the Netherlands, while nothing was chosen. */
export const DEFAULT_PIN: Pin = { latitude: 52.0907, longitude: 5.1214 };

type StartMapOptions = {
  container: HTMLElement;
  label: string;
  center: Pin;
  zoom: number;
  words: (typeof mapWords)['nl'];
  look: MapLook;
};

/**
 * Creates a map in the platform's style; without a style, or when it can't be fetched, a map without tiles in the page's colour scheme.
 * Throws without WebGL.
 */
export function startMap({ container, label, center, zoom, words, look }: StartMapOptions): MapView {
  const scheme = document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';
  const map = new MapView({
    container,
    style: look.styleUrl ?? offlineStyle(center, scheme),
    transformRequest: (url) => ({ url: resolveMapbox(url, look.token) }),
    center: [center.longitude, center.latitude],
    zoom,
    minZoom: 6,
    maxZoom: 19,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    // scrolling moves the page; the map zooms by its buttons, by pinch and by Ctrl with the wheel
    cooperativeGestures: true,
    locale: {
      'Map.Title': `${words.map}: ${label}`,
      'Marker.Title': words.pin,
      'CooperativeGesturesHandler.WindowsHelpText': words.scrollHelp,
      'CooperativeGesturesHandler.MacHelpText': words.scrollHelp,
      'CooperativeGesturesHandler.MobileHelpText': words.touchHelp,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.on('error', () => {
    if (look.styleUrl !== null && !map.isStyleLoaded()) map.setStyle(offlineStyle(center, scheme));
  });
  return map;
}
