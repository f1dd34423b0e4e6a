import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import type { Coordinates } from './MapField.tsx';

const PinMap = lazy(async () => ({ default: (await import('./PinMap.tsx')).PinMap }));

/** Where a place is, to look at. */
export function MapPreview({ label, place }: { label: string; place: Coordinates }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<div className="mapframe skel" aria-busy="true" />}>
        <PinMap key={`${place.latitude} ${place.longitude}`} label={label} value={place} onChange={() => {}} isFixed />
      </Suspense>
    </ErrorBoundary>
  );
}
