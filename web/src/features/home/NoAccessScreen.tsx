import { BrandMark } from '../../platform/BrandMark.tsx';
import { nameOf, useSettings } from '../../platform/settings.ts';
import { Sheet } from '../../ui/page/Sheet.tsx';
import { NoAccess } from './NoAccess.tsx';
import './home.css';

/** D2.4: without guard, so that it can't lead in circles itself. */
export function NoAccessScreen() {
  const settings = useSettings();
  return (
    <div className="lonepage">
      <header className="lonebrand">
        <BrandMark logo={settings.application?.logo ?? null} />
        <span className="ell">{nameOf(settings)}</span>
      </header>
      <Sheet>
        <NoAccess />
      </Sheet>
    </div>
  );
}
