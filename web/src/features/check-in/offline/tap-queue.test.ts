import type { CheckIn } from '@move/domain/participants/participant.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptInMemory } from '../kept/kept-records.ts';
import { createTapQueue, type PersonKey, type QueuedTap, type SendResult } from './tap-queue.ts';

const place = { organizationId: 1, activityId: 2, sessionId: 3 };
type Loss = 'none' | 'request' | 'answer' | 'later';

/** A server that applies each tap once and keeps the newest status (ADR 15), behind a network that loses requests and replies. */
function brokenServer() {
  const applied: QueuedTap[] = [];
  const statusOf = new Map<PersonKey, { status: CheckIn; at: number }>();
  let losses: Loss[] = [];
  const receive = (tap: QueuedTap) => {
    if (applied.some(({ id }) => id === tap.id)) return;
    applied.push(tap);
    const noted = statusOf.get(tap.participantId);
    if (noted === undefined || tap.madeAt >= noted.at)
      statusOf.set(tap.participantId, { status: tap.status, at: tap.madeAt });
  };
  return {
    applied,
    statusOf: (participantId: number) => statusOf.get(participantId)?.status ?? 'none',
    failNext: (next: readonly Loss[]) => {
      losses = [...next];
    },
    send: async (tap: QueuedTap): Promise<SendResult> => {
      const loss = losses.shift() ?? 'none';
      await Promise.resolve();
      if (loss === 'later') return { kind: 'later' };
      if (loss !== 'request') receive(tap);
      return loss === 'none' ? { kind: 'noted', answer: null } : { kind: 'unreachable' };
    },
  };
}

function phone(server: Pick<ReturnType<typeof brokenServer>, 'send'>, kept = keptInMemory<QueuedTap>()) {
  let owner: string | null = 'daan';
  let count = 0;
  let page = 0;
  let now = 0;
  const create = () => {
    page += 1;
    const own = page;
    // a call of a closed page never gets a reply
    const send = (tap: QueuedTap) => (own === page ? server.send(tap) : new Promise<never>(() => {}));
    return createTapQueue({ kept, send, owner: () => owner, now: () => now, lock: (work) => work() });
  };
  let queue = create();
  return {
    queue: () => queue,
    /** Closes the page at any moment and opens it again. */
    reload: async () => {
      queue = create();
      await queue.load();
    },
    waitUntil: (at: number) => {
      now = at;
    },
    logIn: (next: string | null) => {
      owner = next;
    },
    tap: (participantId: number, status: CheckIn, madeAt = 0) => {
      count += 1;
      queue.add({ id: `tap-${count}`, owner: owner ?? '', place, participantId, status, seen: 'none', madeAt });
    },
  };
}

const status = fc.constantFrom<CheckIn>('none', 'present', 'absent', 'signed_out');
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('tap' as const), person: fc.nat(3), status }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('flush' as const),
      losses: fc.array(fc.constantFrom<Loss>('none', 'request', 'answer', 'later'), { maxLength: 4 }),
      isAwaited: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('other' as const) }) },
);

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('whatever is lost, the server ends with the last tap of each person, each applied once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = brokenServer();
      const device = phone(server);
      const last = new Map<number, CheckIn>();
      let clock = 0;
      for (const next of steps) {
        if (next.kind === 'tap') {
          // without advancing the clock: a burst of taps in one millisecond
          device.tap(next.person, next.status, clock);
          last.set(next.person, next.status);
        } else if (next.kind === 'flush') {
          server.failNext(next.losses);
          const flushed = device.queue().flush();
          if (next.isAwaited) await flushed;
        } else if (next.kind === 'reload') {
          clock += 1_000;
          await settled();
          await device.reload();
        } else {
          device.logIn('noor');
          const sent = server.applied.length;
          await device.queue().flush();
          await settled();
          expect(server.applied.slice(sent).every((tap) => tap.owner === 'daan')).toBe(true);
          device.logIn('daan');
        }
      }
      server.failNext([]);
      await device.queue().flush();
      await device.queue().flush();
      for (const [person, expected] of last) expect(server.statusOf(person)).toBe(expected);
      expect(device.queue().taps.get()).toEqual([]);
      const ids = server.applied.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const person of last.keys()) {
        const times = server.applied.filter((tap) => tap.participantId === person).map((tap) => tap.madeAt);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 400 },
  );
});

describe('a tap', () => {
  const offline = { send: async (): Promise<SendResult> => ({ kind: 'unreachable' }) };

  test('waits without a network; only the last of each person is kept', async () => {
    const device = phone(offline);
    device.tap(1, 'present', 10);
    device.tap(2, 'present', 11);
    device.tap(1, 'absent', 12);
    expect(await device.queue().flush()).toBe(false);
    expect(device.queue().taps.get()).toMatchObject([
      { participantId: 2, status: 'present' },
      { participantId: 1, status: 'absent' },
    ]);
  });

  test('that replaces an unsent tap keeps the status that the list showed before both', async () => {
    const device = phone(offline);
    device.tap(1, 'present');
    device.queue().add({
      id: 'next',
      owner: 'daan',
      place,
      participantId: 1,
      status: 'absent',
      seen: 'present',
      madeAt: 5,
    });
    expect(device.queue().taps.get()).toMatchObject([{ status: 'absent', seen: 'none' }]);
  });

  test('is only sent while its own user is logged in', async () => {
    const server = brokenServer();
    const device = phone(server);
    device.tap(1, 'present');
    device.logIn('noor');
    expect(await device.queue().flush()).toBe(true);
    device.logIn(null);
    await device.reload();
    await device.queue().flush();
    expect(server.applied).toEqual([]);
    device.logIn('daan');
    await device.queue().flush();
    expect(server.applied).toHaveLength(1);
  });

  test('that was refused shows why until it is read, also after a reload', async () => {
    const device = phone({ send: async () => ({ kind: 'refused', text: 'Deze sessie is vol' }) });
    device.tap(1, 'present');
    expect(await device.queue().flush()).toBe(true);
    await device.reload();
    expect(device.queue().taps.get()).toMatchObject([{ answer: { kind: 'refused', text: 'Deze sessie is vol' } }]);
    expect(await device.queue().flush()).toBe(true);
    device.queue().dismiss(['tap-1']);
    await settled();
    await device.reload();
    expect(device.queue().taps.get()).toEqual([]);
  });

  test('that skips the capacity check still does when the row is tapped again before it was sent', async () => {
    const server = brokenServer();
    const device = phone(server);
    const tap = { owner: 'daan', place, participantId: 1, seen: 'signed_out', madeAt: 1 } as const;
    device.queue().add({ ...tap, id: 'first', status: 'present', isAbove: true });
    device.queue().add({ ...tap, id: 'second', status: 'absent' });
    await device.queue().flush();
    expect(server.applied).toMatchObject([{ id: 'second', seen: 'signed_out', isAbove: true }]);
  });

  test('that was overtaken is reported, unless the row was tapped again since', async () => {
    const answer = { kind: 'overtaken', status: 'absent', by: 'Noor' } as const;
    const { promise, resolve } = Promise.withResolvers<SendResult>();
    const device = phone({ send: () => promise });
    device.tap(1, 'present');
    device.tap(2, 'present');
    const flushed = device.queue().flush();
    await settled();
    device.tap(1, 'absent');
    resolve({ kind: 'noted', answer });
    await flushed;
    expect(device.queue().taps.get()).toMatchObject([
      { participantId: 2, answer },
      { participantId: 1, status: 'absent', answer },
    ]);
    expect(device.queue().taps.get()).toHaveLength(2);
  });

  test('sent by another page is removed here', () => {
    const device = phone(offline);
    device.tap(1, 'present');
    device.queue().forget('tap-1');
    expect(device.queue().taps.get()).toEqual([]);
  });

  test('for a walk-in survives a reload, and after a refusal is sent again under its own id', async () => {
    const refused: SendResult = { kind: 'refused', text: 'Deze sessie is vol', isFull: true };
    const server = brokenServer();
    let isFull = true;
    const device = phone({ send: (tap) => (isFull && tap.id === 'b' ? Promise.resolve(refused) : server.send(tap)) });
    const walkIn = { first_name: 'Piet', last_name: 'Inloop', date_of_birth: null, payment: 'paid' } as const;
    const tap = { owner: 'daan', place, status: 'present', seen: 'none', madeAt: 1 } as const;
    for (const id of ['a', 'b']) device.queue().add({ ...tap, id, participantId: id, walkIn });
    await settled();
    await device.reload();
    expect(await device.queue().flush()).toBe(true);
    expect(device.queue().taps.get()).toMatchObject([{ id: 'b', walkIn, answer: refused }]);
    isFull = false;
    device.queue().add({ ...tap, id: 'b', participantId: 'b', walkIn, isAbove: true });
    await device.queue().flush();
    expect(server.applied).toMatchObject([
      { id: 'a', walkIn },
      { id: 'b', walkIn, isAbove: true },
    ]);
    expect(device.queue().taps.get()).toEqual([]);
  });

  test('and a note of the same person are both sent; a newer note replaces the former one only', async () => {
    const server = brokenServer();
    const device = phone(server);
    const tap = { owner: 'daan', place, participantId: 1, status: 'present', seen: 'none', madeAt: 1 } as const;
    device.queue().add({ ...tap, id: 'tap' });
    device.queue().add({ ...tap, id: 'first', note: { text: 'Bril', read: null } });
    device.queue().add({ ...tap, id: 'second', note: { text: 'Lenzen', read: null } });
    await device.queue().flush();
    expect(server.applied.map(({ id }) => id)).toEqual(['tap', 'second']);
  });

  test('older than a week is removed', async () => {
    const kept = keptInMemory<QueuedTap>();
    const device = phone(offline, kept);
    device.tap(1, 'present', 1_000);
    device.tap(2, 'present', 1_000 + 4 * 86_400_000);
    await settled();
    // opening the page is enough: no newer tap is needed for the removal
    device.waitUntil(1_000 + 8 * 86_400_000);
    await device.reload();
    expect(device.queue().taps.get()).toMatchObject([{ participantId: 2 }]);
    expect(await kept.all()).toHaveLength(1);
  });
});
