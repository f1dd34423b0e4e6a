import { createContext } from 'react';

/** The style of maps, and their initial view while nothing was chosen. */
export type MapLook = {
  /** The address of a MapLibre or Mapbox style; null is the map without streets, which needs no internet. */
  styleUrl: string | null;
  token: string | null;
  center: { latitude: number; longitude: number } | null;
  zoom: number | null;
};

export const PLAIN_LOOK: MapLook = { styleUrl: null, token: null, center: null, zoom: null };

/** Read when a map is shown, not before. */
export const MapLookContext = createContext<() => Promise<MapLook>>(() => Promise.resolve(PLAIN_LOOK));
