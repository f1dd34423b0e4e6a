import type { StyleSpecification } from 'maplibre-gl';
import type { Scheme } from '../../look/tokens.ts';

const GROUND: Record<Scheme, { ground: string; grid: string }> = {
  light: { ground: '#eef0ea', grid: '#dfe2da' },
  dark: { ground: '#20221f', grid: '#2c2f2a' },
};

/** Grid lines around a point, every `step` degrees: they show movement and scale without a tile server. */
function gridLines(latitude: number, longitude: number, step: number) {
  const reach = 40;
  const at = (base: number, i: number) => Math.round(base / step + i) * step;
  return Array.from({ length: reach * 2 + 1 }, (_, n) => n - reach).flatMap((i) => [
    [
      [at(longitude, i), at(latitude, -reach)],
      [at(longitude, i), at(latitude, reach)],
    ],
    [
      [at(longitude, -reach), at(latitude, i)],
      [at(longitude, reach), at(latitude, i)],
    ],
  ]);
}

/** A map that needs no internet: neutral ground with a grid of about 110 metres, 1.1 and 11 kilometres. */
export function offlineStyle(place: { latitude: number; longitude: number }, scheme: Scheme): StyleSpecification {
  const { ground, grid } = GROUND[scheme];
  const source = (step: number) => ({
    type: 'geojson' as const,
    data: { type: 'MultiLineString' as const, coordinates: gridLines(place.latitude, place.longitude, step) },
  });
  return {
    version: 8,
    sources: { fine: source(0.001), coarse: source(0.01), wide: source(0.1) },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': ground } },
      { id: 'fine', type: 'line', source: 'fine', minzoom: 13, paint: { 'line-color': grid, 'line-width': 1 } },
      { id: 'coarse', type: 'line', source: 'coarse', minzoom: 10.5, paint: { 'line-color': grid, 'line-width': 2.5 } },
      {
        id: 'wide',
        type: 'line',
        source: 'wide',
        maxzoom: 10.5,
        paint: { 'line-color': grid, 'line-width': 2.5 },
      },
    ],
  };
}
