import type { Config } from '../../config.ts';

const MAPBOX = 'https://api.mapbox.com';

/** The origins from which the browser may load maps: Mapbox, and the installation's own map server. */
export function mapOrigins(config: Pick<Config, 'mapStyleUrl'>): string[] {
  return config.mapStyleUrl === undefined ? [MAPBOX] : [MAPBOX, new URL(config.mapStyleUrl).origin];
}
