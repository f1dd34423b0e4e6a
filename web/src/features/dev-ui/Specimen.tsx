import type { ReactNode } from 'react';
import * as look from '../../ui/look/look.module.css';

/** A component of the kit with its name. Screenshots and tests find it by `id`. */
export function Specimen({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-label={title}
      data-specimen={id}
      style={{ padding: '22px 28px', borderTop: '1px solid var(--mv-line)' }}
    >
      <h2 style={{ fontSize: 15, lineHeight: '20px', fontWeight: 620, marginBottom: 14 }}>{title}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <div className={`${look.row} ${look.wrap}`} style={{ gap: 12, marginBottom: 12 }}>
      {children}
    </div>
  );
}
