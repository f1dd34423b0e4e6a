import { listCheckIn } from '@move/contract/check-in/check-in.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { checkInMessages } from '../check-in.messages.ts';
import { useKeptReply } from '../kept/kept-lists.ts';
import type { QueuedTap } from '../offline/tap-queue.ts';
import { tapQueue } from '../offline/tap-sending.ts';
import { useTaps } from '../people/use-check-in.ts';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from '../check-in.module.css';

/** Lists refused taps that have no row any more, because the person or the session was removed. Grouped by session and reason. */
export function LostRefusals({ isLost }: { isLost: (tap: QueuedTap) => boolean }) {
  const lost = useTaps().filter((tap) => tap.answer?.kind === 'refused' && isLost(tap));
  if (lost.length === 0) return null;
  const groups = Object.groupBy(lost, (tap) => `${tap.place.sessionId} ${reasonOf(tap)}`);
  return (
    <ul className={styles.lost}>
      {Object.entries(groups).map(([key, taps = []]) => taps[0] && <LostOnes key={key} taps={taps} first={taps[0]} />)}
    </ul>
  );
}

const reasonOf = ({ answer }: QueuedTap) => (answer?.kind === 'refused' && !answer.isGone ? answer.text : null);

function LostOnes({ taps, first }: { taps: readonly QueuedTap[]; first: QueuedTap }) {
  const t = useMessages(checkInMessages).list;
  const formats = useFormats();
  const session = useKeptReply(listCheckIn, { params: first.place })?.session;
  const name = session === undefined ? null : `${session.activity.name}, ${formats.time(session.start_time)}`;
  return (
    <li className={styles.answer} data-kind="refused">
      <span className={look.grow} role="status">
        {name !== null && <b>{name}: </b>}
        {t.lost(taps.length, reasonOf(first) ?? t.isGone)}
      </span>
      <button
        type="button"
        className={buttonStyles.linkButton}
        onClick={() => tapQueue.dismiss(taps.map(({ id }) => id))}
      >
        {t.read}
      </button>
    </li>
  );
}
