import { later } from '../../../ui/later.tsx';
import { ErrorBoundary } from '../../../ui/page/errors/ErrorBoundary.tsx';
import type { Coordinates } from '../../../ui/inputs/map/MapField.tsx';

const PinMap = later(
  () => import('../../../ui/inputs/map/PinMap.tsx').then((module) => module.PinMap),
  <div className="mapframe skel" aria-busy="true" />,
);

/** A map with a fixed pin. */
export function MapPreview({ label, pin }: { label: string; pin: Coordinates }) {
  return (
    <ErrorBoundary>
      <PinMap key={`${pin.latitude} ${pin.longitude}`} label={label} value={pin} onChange={() => {}} isFixed />
    </ErrorBoundary>
  );
}
