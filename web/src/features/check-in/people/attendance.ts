import type { CheckInPerson } from '@move/contract/check-in/check-in-records.ts';
import type { Attendance } from '@move/contract/participants/participant.ts';
import type { CheckIn } from '@move/domain/participants/participant.ts';
import type { PersonKey, QueuedNote, QueuedTap, QueuedWalkIn, TapAnswer } from '../offline/tap-queue.ts';

/** A person on the list as the row shows it: with the last tap, even if it is not sent yet. */
export type ShownPerson = Omit<CheckInPerson, 'id'> & {
  id: PersonKey;
  /** For a walk-in that is not on the server yet. */
  walkIn: QueuedWalkIn | null;
  shown: CheckIn;
  isWaiting: boolean;
  answer: TapAnswer | null;
  /** The status that the last tap asked for, also if it was refused. */
  wanted: CheckIn;
  /** The id of the tap that the row shows, if any. */
  tapId: string | null;
  /** The note that waits to be sent, or was refused. */
  written: Written | null;
};

export type Written = { tapId: string; note: QueuedNote; answer: TapAnswer | null };

const writtenOf = (tap: QueuedTap | undefined): Written | null =>
  tap?.note === undefined ? null : { tapId: tap.id, note: tap.note, answer: tap.answer };

const isNote = (tap: QueuedTap) => tap.note !== undefined;

export function shownPeople(people: readonly CheckInPerson[], taps: readonly QueuedTap[]): ShownPerson[] {
  const [notes, others] = [taps.filter(isNote), taps.filter((tap) => !isNote(tap))];
  const lastOf = new Map(others.map((tap) => [tap.participantId, tap]));
  const noteOf = new Map(notes.map((tap) => [tap.participantId, tap]));
  const listed = people.map((person) => {
    const tap = lastOf.get(person.id);
    const isWaiting = tap !== undefined && tap.answer === null;
    const shown = isWaiting ? tap.status : person.check_in;
    const row = { shown, isWaiting, answer: tap?.answer ?? null, wanted: tap?.status ?? shown, walkIn: null };
    return { ...person, ...row, tapId: tap?.id ?? null, written: writtenOf(noteOf.get(person.id)) };
  });
  return [...walkInsOf(taps), ...listed];
}

/** Walk-ins that are not sent yet, or were refused, newest first. */
function walkInsOf(taps: readonly QueuedTap[]): ShownPerson[] {
  return taps
    .toReversed()
    .flatMap(({ id: tapId, participantId: id, walkIn, answer, status: wanted }): ShownPerson[] => {
      if (walkIn === undefined) return [];
      const isWaiting = answer === null;
      const { first_name, last_name } = walkIn;
      const row = { id, first_name, last_name, walkIn, wanted, isWaiting, answer, tapId, written: null };
      const nothing = { age: null, has_notes: false, is_pending: false, check_in: 'none', noted_at: null } as const;
      return [{ ...row, ...nothing, shown: isWaiting ? wanted : 'none' }];
    });
}

/** The counts including unsent taps. */
export function withTaps(attendance: Attendance, taps: readonly QueuedTap[]): Attendance {
  const counts = { ...attendance };
  for (const { seen, status, answer, walkIn, note } of taps) {
    if (answer !== null || note !== undefined) continue;
    if (walkIn === undefined) counts[seen] = Math.max(0, counts[seen] - 1);
    else counts.total += 1;
    counts[status] += 1;
  }
  return counts;
}

/** Participants who are expected: all but those who signed out. */
export const expectedCount = ({ total, signed_out }: Attendance): number => total - signed_out;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase();

/** Whether each word of the search is part of the name, ignoring accents. */
export function matchesSearch(person: Pick<CheckInPerson, 'first_name' | 'last_name'>, search: string): boolean {
  const name = plain(`${person.first_name} ${person.last_name}`);
  return plain(search)
    .split(/\s+/)
    .every((part) => name.includes(part));
}
