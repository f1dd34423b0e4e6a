import type { Session } from '@move/contract/sessions/sessions.ts';
import type { EditScope } from '@move/domain/sessions/deletion.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { sessionFormMessages } from '../edit/session-form.messages.ts';
import { sessionMessages } from '../sessions.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as choiceStyles from '../../../ui/inputs/choices.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';
import * as styles from './series.module.css';

type ScopeChoiceProps = {
  question: string;
  session: Session;
  value: EditScope;
  onChange: (scope: EditScope) => void;
};

/** The choice between “this session” and “this and all later sessions”. Each option shows how many sessions and people it affects. */
export function ScopeChoice({ question, session, value, onChange }: ScopeChoiceProps) {
  const { people } = useMessages(sessionMessages);
  const t = useMessages(sessionFormMessages).scope;
  const formats = useFormats();
  const following = session.series?.following ?? { sessions: 0, participants: 0 };
  const options = [
    {
      scope: 'this' as const,
      label: t.this,
      reach: `${formats.date(session.start_date)}, ${people(session.people.participants)}`,
    },
    {
      scope: 'following' as const,
      label: t.following,
      reach: t.counts(following.sessions, following.participants),
    },
  ];
  return (
    <fieldset className={styles.scopes}>
      <legend className={fieldStyles.groupLabel}>{question}</legend>
      {options.map(({ scope, label, reach }) => (
        <label key={scope} className={styles.scope} data-chosen={scope === value}>
          <input
            type="radio"
            className={choiceStyles.radio}
            name="scope"
            value={scope}
            checked={scope === value}
            onChange={() => onChange(scope)}
          />
          <span className={`${look.grow} ${styles.scopeName}`}>{label}</span>
          <span className={`${look.muted} ${look.figures} ${styles.scopeDates}`}>{reach}</span>
        </label>
      ))}
    </fieldset>
  );
}
