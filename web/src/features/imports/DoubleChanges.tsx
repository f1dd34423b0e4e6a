import { type Columns, judgeRow } from '@move/contract/imports/judge-row.ts';
import type { ImportRow } from '@move/contract/imports/imports.ts';
import { getOrganization } from '@move/contract/organizations/organizations.ts';
import { columnName, UPDATED_COLUMNS } from '@move/domain/imports/organization-columns.ts';
import { useRead } from '../../platform/api/reads.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { ChangeList } from '../../screens/history/ChangeList.tsx';
import { historyMessages } from '../../screens/history/history.messages.ts';
import { importMessages } from './imports.messages.ts';
import * as look from '../../ui/look/look.module.css';

const LONGEST = 120;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

type DoubleChangesProps = { organizationId: number; row: ImportRow; columns: Columns };

/** Shows which fields of the existing organisation a row overwrites, with the old and the new value. */
export function DoubleChanges({ organizationId, row, columns }: DoubleChangesProps) {
  const t = useMessages(importMessages).doubles;
  const { nothing } = useMessages(historyMessages);
  const locale = useLocale();
  const read = useRead(getOrganization, { params: { organizationId } }, { staleTime: 60_000 });
  const organization = read.data?.organization;
  const { value } = judgeRow(row, columns, locale);
  if (organization === undefined || value === null) return null;
  const changes = UPDATED_COLUMNS.flatMap((field) => {
    const before = organization[field];
    const after = value[field];
    // an empty cell changes nothing
    if (!after || after === before) return [];
    const from = before === null ? nothing : shortened(before);
    return [{ field, label: columnName(field, locale), from, to: shortened(after), wasEmpty: before === null }];
  });
  if (changes.length === 0) return <p className={look.small}>{t.unchanged}</p>;
  return <ChangeList changes={changes} />;
}
