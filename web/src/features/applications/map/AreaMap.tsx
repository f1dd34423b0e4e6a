import type { Map as MapView } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { type Corner, cornersOf, isSameArea, ringOf } from './area.ts';
import { MapFrame } from '../../../ui/inputs/map/MapFrame.tsx';

type AreaMapProps = {
  label: string;
  value: readonly Corner[];
  onChange: (corners: readonly Corner[]) => void;
  isFixed: boolean;
  isDrawing: boolean;
  /** Called with the number of corners while drawing. */
  onCorner: (count: number) => void;
  onDrawn: () => void;
};

const isHex = (colour: string): colour is `#${string}` => colour.startsWith('#');

/** The brand as the map library wants it: a colour, not a css variable. */
function brandColour(): `#${string}` {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--mv-brand-edge').trim();
  return isHex(colour) ? colour : '#0b6e4f';
}

function startDraw(map: MapView): TerraDraw {
  const colour = brandColour();
  const flags = { feature: { draggable: true, coordinates: { midpoints: true, draggable: true, deletable: true } } };
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 6 }),
    modes: [
      new TerraDrawPolygonMode({
        styles: {
          fillColor: colour,
          fillOpacity: 0.18,
          outlineColor: colour,
          outlineWidth: 2.5,
          closingPointColor: colour,
        },
      }),
      new TerraDrawSelectMode({
        flags: { polygon: flags },
        styles: {
          selectedPolygonColor: colour,
          selectedPolygonOutlineColor: colour,
          selectionPointColor: colour,
          midPointColor: colour,
        },
      }),
    ],
  });
  draw.start();
  return draw;
}

/** The corners set so far; the one under the pointer isn't set yet. */
function cornersSetIn(draw: TerraDraw): number {
  const drawn = draw.getSnapshot().find(({ properties }) => typeof properties['committedCoordinateCount'] === 'number');
  return Number(drawn?.properties['committedCoordinateCount'] ?? 0);
}

function polygonIn(draw: TerraDraw): readonly Corner[] | null {
  const feature = draw
    .getSnapshot()
    .find(({ geometry, properties }) => geometry.type === 'Polygon' && properties.mode === 'polygon');
  return feature?.geometry.type === 'Polygon' ? cornersOf(feature.geometry.coordinates[0] ?? []) : null;
}

function show(draw: TerraDraw, corners: readonly Corner[]): void {
  draw.clear();
  if (corners.length < 3) return;
  draw.addFeatures([
    { type: 'Feature', properties: { mode: 'polygon' }, geometry: { type: 'Polygon', coordinates: [ringOf(corners)] } },
  ]);
}

function fit(map: MapView, corners: readonly Corner[]): void {
  if (corners.length < 2) return;
  const longitudes = corners.map(([longitude]) => longitude);
  const latitudes = corners.map(([, latitude]) => latitude);
  const southWest: [number, number] = [Math.min(...longitudes), Math.min(...latitudes)];
  map.fitBounds([southWest, [Math.max(...longitudes), Math.max(...latitudes)]], { padding: 32, animate: false });
}

/** One area: draw it and drag its corners; the list of points does the same by keyboard. */
export function AreaMap({ label, value, onChange, isFixed, isDrawing, onCorner, onDrawn }: AreaMapProps) {
  const draw = useRef<TerraDraw>(null);
  const latest = useRef({ onChange, onCorner, onDrawn, value });
  const shown = useRef<readonly Corner[] | null>(null);
  useEffect(() => {
    latest.current = { onChange, onCorner, onDrawn, value };
  });
  useEffect(() => {
    // a rendered form passes the same corners in a new list: the drawing must survive that
    if (draw.current === null || (shown.current !== null && isSameArea(shown.current, value))) return;
    shown.current = value;
    show(draw.current, value);
  }, [value]);
  useEffect(() => {
    if (isDrawing) draw.current?.clear();
    draw.current?.setMode(isDrawing ? 'polygon' : 'select');
  }, [isDrawing]);
  const onReady = (map: MapView) => {
    const terra = startDraw(map);
    draw.current = terra;
    terra.setMode(isFixed ? 'static' : 'select');
    shown.current = latest.current.value;
    show(terra, latest.current.value);
    fit(map, latest.current.value);
    terra.on('change', () => latest.current.onCorner(cornersSetIn(terra)));
    terra.on('finish', () => {
      const corners = polygonIn(terra);
      if (corners === null) return;
      shown.current = corners;
      latest.current.onChange(corners);
      latest.current.onDrawn();
    });
    return () => terra.stop();
  };
  const [first] = value;
  const center = first === undefined ? null : { latitude: first[1], longitude: first[0] };
  return <MapFrame isTall label={label} center={center} zoom={first === undefined ? 7 : 12} onReady={onReady} />;
}
