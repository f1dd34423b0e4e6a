import type { AuditEntry } from '@move/contract/audit/audit.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { ChangeList } from '../../screens/history/ChangeList.tsx';
import { useChangeWords } from '../../screens/history/words/change-words.ts';
import { useWho } from '../../screens/history/words/entry-words.ts';
import { SideDrawer } from '../../ui/overlays/SideDrawer.tsx';

import { auditMessages } from './audit.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as styles from './audit.module.css';

type AuditDrawerProps = {
  entry: AuditEntry;
  title: string;
  /** Filters by the user or the record of the entry. */
  onFilter: (change: Readonly<Record<string, string | undefined>>) => void;
  onClose: () => void;
};

/** The details of one entry of the trail. */
export function AuditDrawer({ entry, title, onFilter, onClose }: AuditDrawerProps) {
  const t = useMessages(auditMessages).drawer;
  const formats = useFormats();
  const who = useWho();
  const changes = useChangeWords()(entry);
  const { actor, subject_type: subject, subject_id: subjectId, organization, ip, request_id: requestId } = entry;
  const facts = [
    { label: t.who, value: who(entry) },
    { label: t.when, value: formats.moment(entry.created_at) },
    { label: t.where, value: organization?.name },
    { label: t.ip, value: ip },
    { label: t.request, value: requestId },
  ];
  return (
    <SideDrawer isOpen title={title} onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {changes.length === 0 ? <p className={look.soft}>{t.nothing}</p> : <ChangeList changes={changes} />}
      <p className={styles.links}>
        {subject === 'imports' && requestId !== null && (
          <button type="button" className={buttonStyles.linkButton} onClick={() => onFilter({ requestId })}>
            {t.byImport}
          </button>
        )}
        {actor !== null && (
          <button
            type="button"
            className={buttonStyles.linkButton}
            onClick={() => onFilter({ actorId: String(actor.id) })}
          >
            {t.byPerson}
          </button>
        )}
        {subjectId !== null && (
          <button type="button" className={buttonStyles.linkButton} onClick={() => onFilter({ subject, subjectId })}>
            {t.bySubject}
          </button>
        )}
      </p>
    </SideDrawer>
  );
}
