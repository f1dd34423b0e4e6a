import { LonePage } from '../../platform/LonePage.tsx';
import { NoAccess } from './NoAccess.tsx';

/** Has no guard, so that it can't redirect to itself. */
export function NoAccessScreen() {
  return (
    <LonePage>
      <NoAccess />
    </LonePage>
  );
}
