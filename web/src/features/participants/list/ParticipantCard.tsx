import type { BundleParticipant, Participant } from '@move/contract/participants/participant.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import type { ReactNode } from 'react';
import { IconNote } from '@tabler/icons-react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { ParticipantStatus } from './participant-columns.tsx';
import { participantMessages } from '../participants.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';
import * as styles from '../participants.module.css';

type ParticipantCardProps = {
  row: Participant | BundleParticipant;
  href: string;
  /** Shown below the name: the check-in, or for a bundle how often the person was present. */
  children: ReactNode;
};

/** A participant on the phone, with large tap targets. */
export function ParticipantCard({ row, href, children }: ParticipantCardProps) {
  const t = useMessages(participantMessages);
  const bundle = 'bundle' in row ? row.bundle : null;
  return (
    <div className={styles.card}>
      <div className={`${look.grow} ${styles.cardText}`}>
        {isErased(row) ? (
          <span className={look.muted}>{fullName(row)}</span>
        ) : (
          <Anchor className={tableStyles.primary} href={href}>
            {fullName(row)}
            {row.age !== null && <span className={`${look.muted} ${look.figures}`}> ({row.age})</span>}
          </Anchor>
        )}
        {'is_walk_in' in row && row.is_walk_in && <span className={look.soft}>{t.walkIn}</span>}
        {bundle !== null && <span className={look.soft}>{bundle.name}</span>}
        {row.notes !== null && (
          <span className={`${look.soft} ${look.ellipsis} ${styles.cardNotes}`}>
            <IconNote size={15} stroke={1.75} aria-hidden /> {row.notes}
          </span>
        )}
        {(row.status !== 'active' || row.payment !== null) && <ParticipantStatus person={row} />}
      </div>
      {children}
    </div>
  );
}
