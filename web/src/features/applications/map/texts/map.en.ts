import type { nl } from './map.nl.ts';

export const en: typeof nl = {
  map: {
    style: {
      title: 'Map style',
      text: 'Without its own style, the back office shows a map without streets, which also works offline.',
    },
    styleHint: 'A Mapbox address (mapbox://styles/…), or one on this installation’s map server',
    token: 'The public token (pk.…) with which browsers fetch maps',
    tokenKept: 'A token is stored and can’t be read back. A new one replaces it.',
    removeToken: 'Remove token',
    tokenGoes: 'The token will be removed when you save.',
    centre: { title: 'Centre of the map', text: 'Where this platform’s maps open, and how far they are zoomed in.' },
    pin: 'Centre of the map',
    zoom: (zoom) => `Zoom ${zoom}`,
    zoomHint: '0 is the whole world, 22 a building',
  },
  geofence: {
    title: 'Area',
    text: 'You get a warning when a location is outside this area.',
    label: 'Area',
    help: 'Draw the area, drag its corners, or type them',
    tooLarge:
      'This area has holes, separate parts or too many corners to drag. Replace it with another file or redraw it.',
    drawAnew: 'Redraw',
    none: 'No area yet, so there are no warnings.',
    facts: (km2, points, parts, holes) =>
      [
        `${km2} km²`,
        `${points} corners`,
        ...(parts > 1 ? [`${parts} parts`] : []),
        ...(holes > 0 ? [holes === 1 ? '1 hole' : `${holes} holes`] : []),
      ].join(' · '),
    choose: 'Choose GeoJSON file',
    fileHint:
      'Polygon or MultiPolygon in degrees (WGS 84), at most 2 MB and 50,000 points. Outlines of Dutch municipalities are free at CBS and Kadaster (PDOK).',
  },
};
