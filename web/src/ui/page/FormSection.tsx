import type { ReactNode } from 'react';

type FormSectionProps = { title: string; description?: ReactNode; children: ReactNode };

/** A section of a form: title and one line of explanation at the left, six columns of fields at the right. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <section className="sec" aria-label={title}>
      <div>
        <h2>{title}</h2>
        {description !== undefined && <p>{description}</p>}
      </div>
      <div className="fields">{children}</div>
    </section>
  );
}

/** Width of a field in columns of six; on the phone everything is full width except two columns. */
export function FieldSpan({ columns, children }: { columns: 2 | 3 | 4 | 6; children: ReactNode }) {
  return <div className={`f${columns}`}>{children}</div>;
}

type FormBodyProps = {
  rail?: ReactNode;
  /** A tab with a list takes the full width, not the column of a form. */
  isWide?: boolean | undefined;
  children: ReactNode;
};

/** Fields in one column with an optional rail next to them; the rail is below the fields on small screens. */
export function FormBody({ rail, isWide = false, children }: FormBodyProps) {
  return (
    <div className="form" data-railed={rail !== undefined} data-wide={isWide}>
      <div>{children}</div>
      {rail !== undefined && <aside className="rail">{rail}</aside>}
    </div>
  );
}

export function RailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
