import { LonePage } from '../../platform/LonePage.tsx';
import { NoAccess } from './NoAccess.tsx';

/** D2.4: without guard, so that it can't lead in circles itself. */
export function NoAccessScreen() {
  return (
    <LonePage>
      <NoAccess />
    </LonePage>
  );
}
