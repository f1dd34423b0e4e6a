import type { AuditEntry } from '@move/contract/audit/audit.ts';
import { useState } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Button } from '../../ui/page/Button.tsx';
import { ListFailed } from '../list/ListStates.tsx';
import { SideDrawer } from '../../ui/overlays/SideDrawer.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import { ChangeList } from './ChangeList.tsx';
import { type FieldInWords, useChangeWords } from './words/change-words.ts';
import { useSentence } from './words/entry-words.ts';
import { historyMessages } from './history.messages.ts';
import type { HistorySource } from './history-source.ts';
import { useTrail } from './use-trail.ts';
import * as styles from './history.module.css';

type RecordHistoryProps = {
  name: string;
  source: HistorySource;
  inWords?: FieldInWords;
  onClose: () => void;
};

const PAGE = 25;
/** Why a session was canceled, and who was mailed. */
const REASON: ReadonlySet<string> = new Set(['canceled_cause', 'canceled_reason', 'canceled_notified', 'mails']);

/** Lists who changed a record, when, and the old and new values. */
export function RecordHistory({ name, source, inWords, onClose }: RecordHistoryProps) {
  const t = useMessages(historyMessages);
  return (
    <SideDrawer isOpen title={t.title(name)} subtitle={t.text} onClose={onClose}>
      <Entries source={source} inWords={inWords} />
    </SideDrawer>
  );
}

function Entries({ source, inWords }: Pick<RecordHistoryProps, 'source'> & { inWords: FieldInWords | undefined }) {
  const t = useMessages(historyMessages);
  const [count, setCount] = useState(PAGE);
  const { subject, subjectId, organizationId } = source;
  const { rows, total, error, retry } = useTrail(organizationId, { subject, subjectId, itemsPerPage: count });
  if (error !== null) return <ListFailed error={error} onRetry={retry} />;
  if (rows === undefined) return <FormSkeleton />;
  if (rows.length === 0) return <EmptyState title={t.empty.title} text={t.empty.text} />;
  return (
    <>
      <ol className={styles.list}>
        {rows.map((entry) => (
          <Entry key={entry.id} entry={entry} inWords={inWords} />
        ))}
      </ol>
      {total > rows.length && (
        <Button variant="default" onClick={() => setCount(count + PAGE)}>
          {t.more}
        </Button>
      )}
    </>
  );
}

function Entry({ entry, inWords }: { entry: AuditEntry; inWords: FieldInWords | undefined }) {
  const t = useMessages(historyMessages);
  const formats = useFormats();
  const sentence = useSentence();
  const all = useChangeWords(inWords)(entry);
  // canceling a session changes its spots and more, but only the reason is of interest
  const changes = entry.action === 'cancelSession' ? all.filter(({ field }) => REASON.has(field)) : all;
  return (
    <li>
      <p>
        <span>{sentence(entry)}</span>
        <time dateTime={entry.created_at} title={formats.moment(entry.created_at)}>
          {formats.relative(entry.created_at)}
        </time>
      </p>
      {/* creating a record fills in every field: without old values the list would say nothing new */}
      {/^(create|remove|delete|import)/.test(entry.action) && !changes.some(({ from }) => from !== t.nothing) ? null : (
        <ChangeList changes={changes} />
      )}
    </li>
  );
}
