import type { nl } from './map-words.nl.ts';

export const en: typeof nl = {
  latitude: 'Latitude',
  longitude: 'Longitude',
  help: 'Drag the pin or use the arrow keys',
  pin: 'Pin on the map',
  map: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  draw: 'Draw an area',
  drawing: (n) => `Click the corners (${n} set); click the first one to close`,
  clear: 'Clear the area',
  points: 'Corner points',
  point: (n) => `Point ${n}`,
  addPoint: 'Add a point',
  removePoint: (n) => `Remove point ${n}`,
  removePin: 'Remove the pin',
  scrollHelp: 'Hold Ctrl and scroll to zoom',
  touchHelp: 'Use two fingers to move the map',
  unavailable: 'The map can’t be shown here. Fill in the coordinates instead.',
};
