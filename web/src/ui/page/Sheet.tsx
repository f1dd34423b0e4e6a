import type { ReactNode } from 'react';

/** The white sheet on which all work happens; holds `main`, scrolls itself (look §4). */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="sheet" tabIndex={-1}>
      {children}
    </main>
  );
}
