import { listCheckIn } from '@move/contract/check-in/check-in.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { getParticipant, updateParticipant } from '@move/contract/participants/participants.ts';
import { api } from '../../../platform/api/api.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import { getLocale } from '../../../platform/texts/locale.ts';
import { checkInMessages } from '../check-in.messages.ts';
import { joinedNote, NOTE_CHANGED } from './joined-note.ts';
import type { QueuedNote, QueuedTap } from '../offline/tap-queue.ts';

const TRIES_MAX = 3;

/**
 * Saves a note. Throws a 409 when another user changed the note since it was read. Other changes of the person, such as a check-in, are no
 * conflict: the version that the server compares is read right before saving.
 */
export async function sendNote(
  { place, participantId }: QueuedTap,
  note: QueuedNote,
  options: { signal: AbortSignal },
): Promise<null> {
  const params = { ...place, participantId: Number(participantId) };
  for (let tries = 1; ; tries += 1) {
    const { participant } = await api(getParticipant, { params }, { signal: options.signal });
    const { notes: stored, updated_at } = participant;
    const isFree = note.read === undefined || note.read === stored || note.text === stored;
    if (!isFree) throw new ApiError(409, { [NOTE_CHANGED]: [checkInMessages[getLocale()].list.noteChanged] }, null);
    const notes = note.read === undefined ? joinedNote(stored, note.text) : note.text;
    if (notes === stored) return null;
    try {
      await api(updateParticipant, { params, body: { notes, updated_at } }, options);
      void invalidate([listCheckIn, getParticipant]);
      return null;
    } catch (error) {
      // the person was changed between the two calls: tries again
      if (!(error instanceof ApiError && error.status === 409 && tries < TRIES_MAX)) throw error;
    }
  }
}
