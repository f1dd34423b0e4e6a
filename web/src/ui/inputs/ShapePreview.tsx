import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import type { Bounds, Shape } from './ShapeMap.tsx';

const ShapeMap = lazy(async () => ({ default: (await import('./ShapeMap.tsx')).ShapeMap }));

/** An area on the map, to look at. */
export function ShapePreview(props: { label: string; shape: Shape; bounds: Bounds }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<div className="mapframe skel" aria-busy="true" />}>
        <ShapeMap {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
