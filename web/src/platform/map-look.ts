import { getMap } from '@move/contract/applications/application-map.ts';
import { type MapLook, PLAIN_LOOK } from '../ui/inputs/map/map-look.ts';
import { fetchQuery } from './api/reads.ts';

const STALE_TIME_MS = 300_000;

/** The map style of the current platform; the plain style when reading fails, so that a form works without its map. */
export async function readMapLook(): Promise<MapLook> {
  try {
    const { map } = await fetchQuery(getMap, {}, STALE_TIME_MS);
    const { latitude, longitude, zoom, style_url, access_token } = map;
    const center = latitude === null || longitude === null ? null : { latitude, longitude };
    return { styleUrl: style_url, token: access_token, center, zoom };
  } catch {
    return PLAIN_LOOK;
  }
}
