import type { ReactNode } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { screenWords } from '../screen-words.ts';

type FactsProps = { facts: readonly { label: string; value: ReactNode }[] };

/** Facts of a record as label and value; what is missing reads as a dash (look §6). */
export function Facts({ facts }: FactsProps) {
  const { missing } = useMessages(screenWords);
  return (
    <dl className="changes">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? <span className="muted">{missing}</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
