import type { ReactNode } from 'react';
import { Sheet } from '../ui/page/Sheet.tsx';
import { Brand } from './Brand.tsx';

/** The sheet with the name of the platform and no menu: for somebody who may open nothing, or isn't in any area. */
export function LonePage({ children }: { children: ReactNode }) {
  return (
    <div className="lonepage">
      <header className="lonebrand">
        <Brand />
      </header>
      <Sheet>{children}</Sheet>
    </div>
  );
}
