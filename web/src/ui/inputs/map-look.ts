import { createContext } from 'react';

/** What maps are drawn with, and where they open while nothing was chosen. */
export type MapLook = {
  /** Of MapLibre or Mapbox; null is the map without streets, which needs no internet. */
  styleUrl: string | null;
  token: string | null;
  center: { latitude: number; longitude: number } | null;
  zoom: number | null;
};

export const PLAIN_LOOK: MapLook = { styleUrl: null, token: null, center: null, zoom: null };

/** Asked when a map shows, not before. */
export const MapLookContext = createContext<() => Promise<MapLook>>(() => Promise.resolve(PLAIN_LOOK));
