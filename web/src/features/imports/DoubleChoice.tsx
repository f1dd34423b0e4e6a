import type { Columns } from '@move/contract/imports/judge-row.ts';
import {
  DOUBLE_CHOICES,
  type DoubleChoice,
  type ImportDouble,
  type ImportRow,
} from '@move/contract/imports/imports.ts';
import { likenessText } from '@move/domain/organizations/double-words.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { importMessages } from './imports.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';
import * as styles from './imports.module.css';

const DoubleChanges = lazyPart(() => import('./DoubleChanges.tsx').then((file) => file.DoubleChanges));

type Choosing = { choice: DoubleChoice | ''; onChoose: (choice: DoubleChoice) => void };

type DoubleCellProps = Choosing & { double: ImportDouble; row: ImportRow; columns: Columns };

/**
 * Shows what a row probably duplicates and which fields are equal, and lets the user choose what happens with the row. For an update it
 * shows what that overwrites.
 */
export function DoubleCell({ double, row, columns, ...choosing }: DoubleCellProps) {
  const t = useMessages(importMessages).doubles;
  const locale = useLocale();
  const { line, equal, organization, first_line, may_update } = double;
  const of = organization === null ? t.ofLine(first_line ?? 0) : t.of(organization.name, organization.city);
  return (
    <>
      <p className={`${look.small} ${styles.double}`}>
        {of}: {likenessText(equal, locale)}
      </p>
      <ChoiceSelect label={t.choice(line)} mayUpdate={may_update} {...choosing} />
      {choosing.choice === 'update' && organization !== null && (
        <DoubleChanges organizationId={organization.id} {...{ row, columns }} />
      )}
    </>
  );
}

type ChoiceSelectProps = Choosing & { label: string; mayUpdate: boolean };

/** Skip, add anyway or update; blank when the rows have different choices. */
export function ChoiceSelect({ label, mayUpdate, choice, onChoose }: ChoiceSelectProps) {
  const t = useMessages(importMessages).doubles;
  const choices = DOUBLE_CHOICES.filter((each) => each !== 'update' || mayUpdate);
  return (
    <select
      className={`${tableStyles.select} ${styles.select}`}
      aria-label={label}
      value={choice}
      onChange={(event) => {
        const chosen = choices.find((each) => each === event.currentTarget.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {choice === '' && <option value="">{t.various}</option>}
      {choices.map((each) => (
        <option key={each} value={each}>
          {t.choices[each]}
        </option>
      ))}
    </select>
  );
}
