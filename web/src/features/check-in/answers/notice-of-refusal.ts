import { listCheckIn } from '@move/contract/check-in/check-in.ts';
import { getQueryData } from '../../../platform/api/reads.ts';
import { getLocale } from '../../../platform/texts/locale.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { checkInMessages } from '../check-in.messages.ts';
import type { QueuedTap, Refusal } from '../offline/tap-queue.ts';

/** The notification about a queued tap that the server refused. Names the person if this page has read the name. */
export function noticeOfRefusal({ place, participantId, walkIn, note }: QueuedTap, { text, isGone }: Refusal): string {
  const t = checkInMessages[getLocale()].list;
  if (walkIn !== undefined) return t.walkIn.refusedLate(fullName(walkIn), text);
  const people = getQueryData(listCheckIn, { params: place })?.people;
  const person = people?.find(({ id }) => id === participantId);
  const why = isGone === true ? t.isGone : text;
  if (person === undefined) return t.lost(1, why);
  return (note === undefined ? t.refusedLate : t.noteRefusedLate)(fullName(person), why);
}
