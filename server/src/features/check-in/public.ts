export { eraseTaps } from './erase-taps.ts';
