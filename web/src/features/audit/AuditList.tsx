import { AUDIT_COUNTED, type AuditEntry, listAudit, ACTIONS_WITHOUT_FIELDS } from '@move/contract/audit/audit.ts';
import { auditLabels } from '@move/contract/audit/audit.labels.ts';
import { SUBJECTS, subjectWord } from '@move/contract/audit/subjects.ts';
import { useEffect, useState } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useGate } from '../../platform/session/gate.tsx';
import { subjectWords, useSentence, useWho } from '../../screens/history/words/entry-words.ts';
import type { fieldLabel } from '../../screens/history/words/field-label.ts';
import { useDrawer } from '../../screens/edit/use-drawer.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import type { ListFilter } from '../../screens/list/filters/filters.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { auditMessages } from './audit.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './audit.module.css';

const AuditDrawer = lazyPart(() => import('./AuditDrawer.tsx').then((module) => module.AuditDrawer));

/** The audit trail of the platforms that the user administers, or for a superadmin of all. */
export function AuditList() {
  const t = useMessages(auditMessages);
  const formats = useFormats();
  const list = useList(listAudit, {});
  const drawer = useDrawer();
  const open = list.rows.find(({ id }) => id === drawer.editing);
  const filters = useAuditFilters(list.rows);
  const who = useWho();
  const sentence = useSentence();
  const subjectOf = useSubjectWords();
  const summaryOf = useSummary();
  const record = (row: AuditEntry) => ({ name: sentence(row), href: drawer.hrefOf(row.id) });
  const isSuperadmin = useGate().role('superadmin');
  return (
    <>
      <ListScreen
        list={list}
        title={t.title}
        search={t.search}
        meta={list.total >= AUDIT_COUNTED ? [t.capped(formats.number(AUDIT_COUNTED))] : []}
        record={record}
        columns={[
          {
            name: 'created_at',
            sort: 'created_at',
            cell: (row) => <span title={formats.moment(row.created_at)}>{formats.shortMoment(row.created_at)}</span>,
            value: (row) => row.created_at,
          },
          {
            name: 'action',
            cell: (row) => (
              <Anchor
                className={`${look.medium} ${look.ellipsis} ${styles.sentence}`}
                title={sentence(row)}
                href={drawer.hrefOf(row.id)}
              >
                {sentence(row)}
              </Anchor>
            ),
            value: sentence,
          },
          {
            name: 'actor',
            cell: (row) => <span className={look.ellipsis}>{who(row)}</span>,
            value: who,
            isOptional: true,
          },
          {
            name: 'subject',
            header: auditLabels[useLocale()].subject,
            cell: (row) => <span className={`${look.ellipsis} ${styles.cell}`}>{subjectOf(row)}</span>,
            value: subjectOf,
            isOptional: true,
          },
          {
            name: 'changes',
            cell: (row) => (
              <span className={`${look.ellipsis} ${styles.cell}`} title={summaryOf(row)}>
                {summaryOf(row)}
              </span>
            ),
            value: summaryOf,
          },
          {
            name: 'organization',
            cell: (row) => (
              <span className={`${look.ellipsis} ${styles.organization}`} title={row.organization?.name}>
                {row.organization?.name ?? '–'}
              </span>
            ),
            value: (row) => row.organization?.name ?? null,
          },
        ]}
        filters={filters}
        views={[
          ...(isSuperadmin ? [{ name: t.views.rights, query: { subject: 'roles' } }] : []),
          { name: t.views.people, query: { subject: 'invites' } },
          { name: t.views.organizations, query: { subject: 'organizations' } },
        ]}
        menu={(row) => [{ label: t.details, onClick: () => drawer.edit(row.id) }]}
        card={(row) => (
          <button type="button" className={styles.card} onClick={() => drawer.edit(row.id)}>
            <span>{sentence(row)}</span>
            <span className={`${look.small} ${look.muted}`}>{formats.moment(row.created_at)}</span>
          </button>
        )}
        empty={t.empty}
      />
      {open !== undefined && (
        <AuditDrawer
          entry={open}
          title={sentence(open)}
          onFilter={(change) => {
            drawer.close();
            list.view.change(change);
          }}
          onClose={drawer.close}
        />
      )}
    </>
  );
}

type FilterName = 'subject' | 'subjectId' | 'requestId' | 'actorId' | 'dateFrom' | 'dateUntil';

/** The options for users and records are those of the rows on screen; others can be searched. */
function useAuditFilters(rows: readonly AuditEntry[]): ListFilter<FilterName>[] {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const labels = auditLabels[locale];
  const people = new Map(rows.flatMap(({ actor }) => (actor === null ? [] : [[String(actor.id), actor.name]])));
  const kinds = new Map(Object.keys(SUBJECTS).map((type) => [type, subjectWord(locale, type)]));
  const subjectOf = useSubjectWords();
  const records = new Map(
    rows.flatMap((row) => (row.subject_id === null ? [] : [[row.subject_id, row.subject_name ?? subjectOf(row)]])),
  );
  const imports = new Map(
    rows.flatMap((row) =>
      row.subject_type === 'imports' && row.request_id !== null ? [[row.request_id, row.subject_name ?? '']] : [],
    ),
  );
  const optionsOf = (names: ReadonlyMap<string | undefined, string | undefined>) =>
    [...names].map(([value = '', label = '']) => ({ value, label }));
  return [
    { name: 'subject', label: labels.subject, options: optionsOf(kinds) },
    { name: 'actorId', label: labels.actor, options: optionsOf(people as Map<string, string>) },
    { name: 'subjectId', label: t.record, options: optionsOf(records as Map<string, string>) },
    { name: 'requestId', label: subjectWord(locale, 'imports'), options: optionsOf(imports as Map<string, string>) },
    { name: 'dateFrom', label: labels.dateFrom, kind: 'date' },
    { name: 'dateUntil', label: labels.dateUntil, kind: 'date' },
  ];
}

function useSubjectWords(): (entry: AuditEntry) => string {
  const locale = useLocale();
  return (entry) => subjectWords(entry, locale);
}

const loadFieldLabel = () => import('../../screens/history/words/field-label.ts').then((module) => module.fieldLabel);

/** Returns the function that names a field of a record, or null while its labels load. They load after the list. */
function useFieldLabel(): typeof fieldLabel | null {
  const [named, setNamed] = useState<typeof fieldLabel | null>(null);
  useEffect(() => {
    void loadFieldLabel().then(
      (loaded) => setNamed(() => loaded),
      // a drawer with an entry's details loads the labels again, and shows when that fails
      () => setNamed(() => () => undefined),
    );
  }, []);
  return named;
}

/** Returns the names of the first changed fields of an entry, or nothing while their labels load. */
function useSummary(): (entry: AuditEntry) => string {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const label = useFieldLabel();
  return ({ action, changes, subject_type: subject }) => {
    if (ACTIONS_WITHOUT_FIELDS.test(action)) return '';
    if (label === null) return '';
    const labels = changes.flatMap(({ field }) => label(subject, field, locale) ?? []);
    return t.changed(labels.slice(0, 3).join(', '), Math.max(0, labels.length - 3));
  };
}
