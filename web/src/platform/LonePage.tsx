import type { ReactNode } from 'react';
import { Sheet } from '../ui/page/Sheet.tsx';
import { BrandMark } from './BrandMark.tsx';
import { nameOf, useSettings } from './settings.ts';

/** The sheet with the name of the platform and no menu: for who may open nothing, or isn't in any area. */
export function LonePage({ children }: { children: ReactNode }) {
  const settings = useSettings();
  return (
    <div className="lonepage">
      <header className="lonebrand">
        <BrandMark logo={settings.application?.logo ?? null} />
        <span className="ell">{nameOf(settings)}</span>
      </header>
      <Sheet>{children}</Sheet>
    </div>
  );
}
