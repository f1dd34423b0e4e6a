import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ErrorBoundary } from '../../../ui/page/errors/ErrorBoundary.tsx';
import type { Bounds, Shape } from './ShapeMap.tsx';
import * as mapStyles from '../../../ui/inputs/map/map.module.css';
import * as pageStyles from '../../../ui/page/page.module.css';

const ShapeMap = lazyPart(
  () => import('./ShapeMap.tsx').then((module) => module.ShapeMap),
  <div className={`${mapStyles.frame} ${pageStyles.skeleton}`} aria-busy="true" />,
);

/** Shows an area on the map, without editing. */
export function ShapePreview(props: { label: string; shape: Shape; bounds: Bounds }) {
  return (
    <ErrorBoundary>
      <ShapeMap {...props} />
    </ErrorBoundary>
  );
}
