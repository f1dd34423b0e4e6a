import { expect, test } from 'vitest';
import { keptInMemory } from './kept-records.ts';
import { sweepTaps } from './sweep-kept.ts';
import type { QueuedTap } from '../offline/tap-queue.ts';

const DAY = 86_400_000;
const walkIn = { first_name: 'Piet', last_name: 'Inloop', date_of_birth: '2012-05-04', payment: null } as const;

test('a walk-in is removed from the phone after a week, also when it was refused or another user made it', async () => {
  const kept = keptInMemory<QueuedTap>();
  const now = 100 * DAY;
  const place = { organizationId: 1, activityId: 2, sessionId: 3 };
  const tap = { place, status: 'present', seen: 'none', walkIn, answer: null } as const;
  const refused = { kind: 'refused', text: 'Deze sessie is vol' } as const;
  for (const [id, owner, days, answer] of [
    ['old', '1', 8, null],
    ['refused', '2', 8, refused],
    ['young', '1', 6, null],
  ] as const) {
    await kept.put(id, { ...tap, id, owner, participantId: id, madeAt: now - days * DAY, answer });
  }
  await sweepTaps(kept, now);
  expect((await kept.all()).map(({ id }) => id)).toEqual(['young']);
});
