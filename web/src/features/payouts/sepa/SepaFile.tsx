import type { SepaBatch } from '@move/contract/payouts/sepa-batches.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { sepaMessages } from './sepas.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../payouts.module.css';

/** The facts that identify the file of a batch, to compare it with the file at the bank. */
export function SepaFile({ sepa }: { sepa: SepaBatch }) {
  const t = useMessages(sepaMessages).file;
  const formats = useFormats();
  const { msg_id, file_sha256, exported_at, exported_by } = sepa;
  if (file_sha256 === null || exported_at === null) return <EmptyState title={t.none.title} text={t.none.text} />;
  const facts = [
    [t.id, msg_id],
    [t.exported, [exported_by, formats.moment(exported_at)].filter((part) => part !== null).join(', ')],
    [t.sha, file_sha256],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={look.soft}>{name}</dt>
          <dd className={look.figures}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
