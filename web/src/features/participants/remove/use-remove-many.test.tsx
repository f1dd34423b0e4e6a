import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useRemoveManyQuestion } from './use-remove-many.ts';

type Read = Parameters<typeof useRemoveManyQuestion>[0];
type Seen = Awaited<ReturnType<Read>>;

const paid = (term_in_cents: number, term_in_moves: number | null = null) =>
  ({
    participant: { payment: {} },
    refund: { percentage: 100, term_in_cents, term_in_moves, full_in_cents: 2_000 },
  }) as Seen;
const free = { participant: { payment: {} }, refund: null } as Seen;
const elsewhere: Seen = { participant: { payment: null }, refund: null };

vi.mock('../../../platform/texts/locale.ts', async (original) => ({
  ...(await original<object>()),
  useLocale: () => 'nl',
}));

async function textOf(...people: readonly Seen[]) {
  const { result } = await renderHook(() =>
    useRemoveManyQuestion((id) => Promise.resolve(people[id - 1] ?? elsewhere)),
  );
  const ids = people.map((_, index) => index + 1);
  return (await result.current(ids.length, ids))?.text.replaceAll('\u00a0', ' ');
}

test('refunds in moves are shown as moves, next to the refunds in money', async () => {
  expect(await textOf(paid(1_250), paid(1_250, 12), paid(500, 5), free)).toContain(
    'gaan € 12,50 en 17 moves terug, voor 3 deelnemers.',
  );
});

test('says that what was paid elsewhere is refunded by the organisation', async () => {
  const paidElsewhere = { participant: { payment: { status: 'external', total_in_cents: 750 } }, refund: null } as Seen;
  const sentence = 'Wat met pin of elders is betaald (€ 15,00), betaal je zelf terug.';
  expect(await textOf(paidElsewhere, paidElsewhere)).toBe(
    `Hun plekken komen vrij en iedereen krijgt een mail. ${sentence}`,
  );
  expect(await textOf(paidElsewhere, paidElsewhere, paid(1_250))).toContain(`terug, voor 1 deelnemer. ${sentence}`);
});

test('says that nothing is refunded only if every payment is visible to the user', async () => {
  expect(await textOf(free, paid(0))).toContain('Er gaat geen geld terug.');
  expect(await textOf(free, elsewhere)).toBe('Hun plekken komen vrij en iedereen krijgt een mail.');
  expect(await textOf(paid(1_250), elsewhere)).toContain('gaat € 12,50 terug, voor 1 deelnemer.');
});
