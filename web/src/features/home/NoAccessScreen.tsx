import { Sheet } from '../../ui/page/Sheet.tsx';
import { NoAccess } from './NoAccess.tsx';

/** D2.4: without guard, so that it can't lead in circles itself. */
export function NoAccessScreen() {
  return (
    <Sheet>
      <NoAccess />
    </Sheet>
  );
}
