import { lazyPart } from '../../../ui/lazy-part.tsx';

/** A tab of a platform, loaded when it opens; a file of its own, so that the screen of a platform loads nothing else of locations. */
export const LocationsPart = lazyPart(() =>
  import('./ApplicationLocationList.tsx').then((module) => module.LocationsPart),
);
