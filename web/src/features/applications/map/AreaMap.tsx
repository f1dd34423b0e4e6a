import { type GeoJSONSource, type Map as MapView, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useRef } from 'react';
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { type Corner, cornersOf, isSameArea, ringOf } from './area.ts';
import type { MapLocations } from './map-locations.ts';
import { MapFrame } from '../../../ui/inputs/map/MapFrame.tsx';
import * as stylesCss from './map.module.css';

type AreaMapProps = {
  label: string;
  value: readonly Corner[];
  onChange: (corners: readonly Corner[]) => void;
  isFixed: boolean;
  isDrawing: boolean;
  /** Called with the number of corners while drawing. */
  onCorner: (count: number) => void;
  onDrawn: () => void;
  /** Locations and towns, so that the user recognises the area. */
  places: MapLocations;
  /** Shown on the map while drawing. */
  children?: ReactNode;
};

const isHex = (colour: string): colour is `#${string}` => colour.startsWith('#');

/** The brand as a colour, which the map library needs instead of a css variable. */
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

/** The number of corners set so far, without the corner that follows the pointer. */
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

function fit(map: MapView, corners: readonly (readonly [number, number])[]): void {
  if (corners.length < 2) return;
  const longitudes = corners.map(([longitude]) => longitude);
  const latitudes = corners.map(([, latitude]) => latitude);
  const southWest: [number, number] = [Math.min(...longitudes), Math.min(...latitudes)];
  map.fitBounds([southWest, [Math.max(...longitudes), Math.max(...latitudes)]], {
    padding: 32,
    animate: false,
    maxZoom: 14,
  });
}

const PLACES = 'places';
const FORMER = 'former';
const NO_FEATURES = { type: 'FeatureCollection' as const, features: [] };

/** Adds the locations as dots, and the former area, which is shown while the user draws. */
function addBackdrop(map: MapView, colour: string): void {
  map.addSource(FORMER, { type: 'geojson', data: NO_FEATURES });
  map.addLayer({
    id: FORMER,
    type: 'line',
    source: FORMER,
    paint: { 'line-color': colour, 'line-width': 2, 'line-dasharray': [2, 2], 'line-opacity': 0.7 },
  });
  map.addSource(PLACES, { type: 'geojson', data: NO_FEATURES });
  map.addLayer({
    id: PLACES,
    type: 'circle',
    source: PLACES,
    paint: { 'circle-radius': 4, 'circle-color': colour, 'circle-stroke-color': '#fff', 'circle-stroke-width': 1.5 },
  });
}

function showFormer(map: MapView, corners: readonly Corner[]): void {
  const data =
    corners.length < 3
      ? NO_FEATURES
      : { type: 'LineString' as const, coordinates: ringOf(corners).map(([x, y]) => [x, y]) };
  void map.getSource<GeoJSONSource>(FORMER)?.setData(data);
}

function showLocations(map: MapView, { points, towns }: MapLocations): Marker[] {
  const coordinates = points.map(([x, y]) => [x, y]);
  void map.getSource<GeoJSONSource>(PLACES)?.setData({ type: 'MultiPoint', coordinates });
  return towns.map(({ name, at: [longitude, latitude] }) => {
    const element = document.createElement('span');
    element.className = stylesCss.town;
    element.textContent = name;
    return new Marker({ element, anchor: 'bottom', offset: [0, -6] }).setLngLat([longitude, latitude]).addTo(map);
  });
}

/** A map of one area, which the user draws and changes by dragging corners. The list of points allows the same by keyboard. */
export function AreaMap(props: AreaMapProps) {
  const { label, value, onChange, isFixed, isDrawing, onCorner, onDrawn, places, children } = props;
  const draw = useRef<TerraDraw>(null);
  const view = useRef<MapView>(null);
  const towns = useRef<Marker[]>([]);
  const latest = useRef({ onChange, onCorner, onDrawn, value, places });
  const shown = useRef<readonly Corner[] | null>(null);
  useEffect(() => {
    latest.current = { onChange, onCorner, onDrawn, value, places };
  });
  useEffect(() => {
    // a new list with the same corners, passed by another render, must not reset the drawing
    if (draw.current === null || (shown.current !== null && isSameArea(shown.current, value))) return;
    shown.current = value;
    show(draw.current, value);
  }, [value]);
  useEffect(() => {
    if (draw.current === null || view.current === null) return;
    const former = latest.current.value;
    showFormer(view.current, isDrawing ? former : []);
    // after a canceled drawing the former area is shown again
    if (isDrawing) draw.current.clear();
    else show(draw.current, former);
    draw.current.setMode(isDrawing ? 'polygon' : 'select');
  }, [isDrawing]);
  useEffect(() => {
    if (view.current === null) return;
    for (const town of towns.current) town.remove();
    towns.current = showLocations(view.current, places);
    if (latest.current.value.length === 0) fit(view.current, places.points);
  }, [places]);
  const onReady = (map: MapView) => {
    addBackdrop(map, brandColour());
    view.current = map;
    towns.current = showLocations(map, latest.current.places);
    const terra = startDraw(map);
    draw.current = terra;
    terra.setMode(isFixed ? 'static' : 'select');
    shown.current = latest.current.value;
    show(terra, latest.current.value);
    fit(map, latest.current.value.length === 0 ? latest.current.places.points : latest.current.value);
    terra.on('change', () => latest.current.onCorner(cornersSetIn(terra)));
    terra.on('finish', () => {
      const corners = polygonIn(terra);
      if (corners === null) return;
      shown.current = corners;
      latest.current.onChange(corners);
      latest.current.onDrawn();
    });
    return () => {
      view.current = null;
      terra.stop();
    };
  };
  const [first] = value;
  const center = first === undefined ? null : { latitude: first[1], longitude: first[0] };
  return (
    <MapFrame isTall label={label} center={center} zoom={first === undefined ? 7 : 12} onReady={onReady}>
      {children}
    </MapFrame>
  );
}
