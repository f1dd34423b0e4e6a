import type { CheckIn } from '@move/domain/participants/participant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { prefixFields } from '../../../platform/http/problem.ts';
import { type LockedInventory, sessionOf } from '../spots/lock-inventory.ts';
import { confirmCheckIns, checkInFreesSpot, saveCheckIns, setCheckIn } from './set-check-in.ts';
import type { StoredParticipant } from '../people/stored-participant.ts';

/** `index`: the position in the body, for the field of an error. */
type Wanted = { stored: StoredParticipant; status: CheckIn; index: number };
type Many = { sessionId: number; wanted: readonly Wanted[]; now: Date; userId: number | null };

/**
 * Notes the check-in of several participants: all, or none when one can't be noted, with the error on its field. Those who keep their spot
 * are written in one statement for each status. Sign-outs go before returns, so that a freed spot may go to a returning participant.
 */
export async function setManyCheckIns(
  db: Database,
  inventory: LockedInventory,
  { sessionId, wanted, now, userId }: Many,
) {
  const session = sessionOf(inventory, sessionId);
  const judged = await Promise.all(
    wanted.map(async (each) => {
      const frees = await at(each, () => checkInFreesSpot(session, each.stored, { status: each.status, now }));
      return { ...each, kind: kindOf(each, frees) };
    }),
  );
  const of = (kind: Kind) => judged.filter((each) => each.kind === kind);
  await confirmCheckIns(db, { participantIds: idsOf(of('same')), now });
  for (const [status, those] of Map.groupBy(of('stays'), (each) => each.status)) {
    await saveCheckIns(db, { participantIds: idsOf(those), status, now, userId, frees: false });
  }
  for (const each of [...of('leaves'), ...of('returns')]) {
    const change = { sessionId, participantId: each.stored.id, status: each.status, now, userId };
    await at(each, () => setCheckIn(db, inventory, change));
  }
}

const at = <Result>({ index }: Wanted, work: () => Result | Promise<Result>) =>
  prefixFields(`participants.${index}`, async () => work());

type Kind = 'same' | 'stays' | 'leaves' | 'returns';

function kindOf({ stored, status }: Wanted, frees: boolean): Kind {
  if (stored.check_in === status) return 'same';
  if (frees === stored.has_freed_spot) return 'stays';
  return frees ? 'leaves' : 'returns';
}

const idsOf = (wanted: readonly Wanted[]) => wanted.map(({ stored }) => stored.id);
