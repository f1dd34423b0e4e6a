import { expect, test } from 'vitest';
import { svgSize } from './svg-size.ts';

test.each([
  [{ width: '120', height: '80' }, 120, 80],
  [{ width: '12.6px', height: '80px', viewBox: '0 0 1 1' }, 13, 80],
  [{ width: '1in', height: '25.4mm' }, 72, 72],
  [{ viewBox: '0 0 640 480' }, 640, 480],
  [{ viewBox: '0,0,64,32', width: '100%', height: '100%' }, 64, 32],
  [{ width: '200', viewBox: '0 0 100 50' }, 200, 100],
  [{ height: '200', viewBox: '0 0 100 50' }, 400, 200],
  [{ width: '200' }, 200, 150],
  [{ height: '200' }, 300, 200],
  [{ width: '10PX', height: '1In' }, 10, 72],
  [{ width: '0', height: '-5' }, 300, 150],
  [{ viewBox: '0 0 0 0' }, 300, 150],
  [{ width: 'wide', viewBox: 'none' }, 300, 150],
  [{}, 300, 150],
])('%j is %d by %d pixels', (attributes, width, height) => {
  expect(svgSize(attributes as Record<string, string>)).toEqual({ width, height });
});
