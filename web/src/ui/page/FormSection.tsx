import type { ReactNode } from 'react';
import * as styles from './FormSection.module.css';

type FormSectionProps = { title: string; description?: ReactNode; children: ReactNode };

/** A section of a form: title and one line of explanation at the left, six columns of fields at the right. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div>
        <h2>{title}</h2>
        {description !== undefined && <p>{description}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

const SPANS = { 2: styles.span2, 3: styles.span3, 4: styles.span4, 6: styles.span6 };

/** Width of a field, in sixths of the form. On the phone 2 is half the width, and all others are the full width. */
export function FieldSpan({ columns, children }: { columns: 2 | 3 | 4 | 6; children: ReactNode }) {
  return <div className={SPANS[columns]}>{children}</div>;
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
    <div className={styles.form} data-wide={isWide}>
      <div>{children}</div>
      {rail !== undefined && <aside className={styles.rail}>{rail}</aside>}
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
