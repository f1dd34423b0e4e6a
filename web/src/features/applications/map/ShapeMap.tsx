import type { GeoJSONSource, Map as MapView } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { MapFrame } from '../../../ui/inputs/map/MapFrame.tsx';

/** Polygons of closed rings in degrees: longitude, latitude. */
export type Shape = readonly (readonly (readonly (readonly [longitude: number, latitude: number])[])[])[];
/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

type ShapeMapProps = { label: string; shape: Shape; bounds: Bounds };

const SOURCE = 'shape';

const dataOf = (shape: Shape) => ({
  type: 'MultiPolygon' as const,
  coordinates: shape.map((polygon) => polygon.map((ring) => ring.map(([x, y]): [number, number] => [x, y]))),
});

const brand = () => getComputedStyle(document.documentElement).getPropertyValue('--mv-brand-edge').trim() || '#0b6e4f';

function draw(map: MapView, shape: Shape) {
  map.addSource(SOURCE, { type: 'geojson', data: dataOf(shape) });
  const colour = brand();
  map.addLayer({
    id: 'shape-fill',
    type: 'fill',
    source: SOURCE,
    paint: { 'fill-color': colour, 'fill-opacity': 0.18 },
  });
  map.addLayer({
    id: 'shape-line',
    type: 'line',
    source: SOURCE,
    paint: { 'line-color': colour, 'line-width': 2.5 },
  });
}

const fit = (map: MapView, [west, south, east, north]: Bounds) =>
  map.fitBounds(
    [
      [west, south],
      [east, north],
    ],
    { padding: 32, animate: false },
  );

/** Shows an area, which may have several polygons, with holes. */
export function ShapeMap({ label, shape, bounds }: ShapeMapProps) {
  const view = useRef<MapView>(null);
  const shown = useRef({ shape, bounds });
  useEffect(() => {
    shown.current = { shape, bounds };
    if (view.current === null) return;
    void view.current.getSource<GeoJSONSource>(SOURCE)?.setData(dataOf(shape));
    fit(view.current, bounds);
  }, [shape, bounds]);
  const onReady = (map: MapView) => {
    view.current = map;
    draw(map, shown.current.shape);
    fit(map, shown.current.bounds);
    return () => {
      view.current = null;
    };
  };
  const center = { longitude: (bounds[0] + bounds[2]) / 2, latitude: (bounds[1] + bounds[3]) / 2 };
  return <MapFrame isTall label={label} center={center} zoom={9} onReady={onReady} />;
}
