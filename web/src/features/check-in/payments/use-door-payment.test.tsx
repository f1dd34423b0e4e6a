import { ApiError } from '@move/contract/kit/client/client.ts';
import { getParticipant, payParticipant } from '@move/contract/participants/participants.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ActionMenu } from '../../../ui/overlays/menus/ActionMenu.tsx';
import type { ShownPerson } from '../people/attendance.ts';
import { useDoorPayment } from './use-door-payment.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const session = { organizationId: 1, activityId: 2, sessionId: 3 };
const sanne = { id: 7, first_name: 'Sanne', last_name: 'de Wit', is_pending: true, walkIn: null } as ShownPerson;
const entry = page.getByRole('menuitem', { name: /Betaald aan de deur/ });
const paid = () => vi.mocked(api).mock.calls.filter(([endpoint]) => endpoint === payParticipant);

type RowProps = { person?: ShownPerson; mayMarkPaid?: boolean; isOffline?: boolean };

function Row({ person = sanne, mayMarkPaid = true, isOffline = false }: RowProps) {
  const [itemsOf, confirmDialog] = useDoorPayment({ session, mayMarkPaid, isOffline });
  return (
    <>
      <ActionMenu label="Menu" items={[...itemsOf(person), { label: 'Notitie', onClick: () => {} }]} />
      {confirmDialog}
    </>
  );
}

const cash = { payment_type: 'cash', total_in_cents: 750 };

async function open(props: RowProps = {}, payment: unknown = cash, status = 'pending') {
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === getParticipant ? { participant: { payment, status } } : {}) as typeof api);
  await renderScreen(<Row {...props} />);
  await page.getByRole('button', { name: 'Menu' }).click();
}

beforeEach(() => vi.mocked(api).mockClear());

test('the menu entry asks for confirmation of the amount, and then records the payment', async () => {
  await open();
  await entry.click();
  const question = page.getByRole('alertdialog', { name: 'Heeft Sanne de Wit betaald?' });
  await expect.element(question.getByText(/contant hebt ontvangen/)).toBeVisible();
  expect(paid()).toEqual([]);
  await question.getByRole('button', { name: '€ 7,50 ontvangen' }).click();
  await expect.element(page.getByText('Sanne de Wit heeft betaald')).toBeVisible();
  expect(paid()).toEqual([
    [payParticipant, { params: { ...session, participantId: 7 }, query: { amount_in_cents: 750 } }],
  ]);
});

test.each([
  ['of a bundle', null, 'pending', 'Deze plek hoort bij een bundel.'],
  ['paid online', { payment_type: null, total_in_cents: 750 }, 'pending', 'Deze plek wordt online betaald.'],
  ['paid meanwhile', cash, 'active', 'Voor deze plek hoeft niets meer betaald te worden.'],
  ['canceled meanwhile', cash, 'canceled', 'Voor deze plek hoeft niets meer betaald te worden.'],
])('a spot that is %s is refused before anything is asked', async (_, payment, status, words) => {
  await open({}, payment, status);
  await entry.click();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(paid()).toEqual([]);
});

test('when the server refuses a payment, the list is read again', async () => {
  const reads = vi.spyOn(queryClient, 'invalidateQueries');
  await open();
  vi.mocked(api).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === payParticipant) throw new ApiError(409, {}, null);
    return { participant: { payment: cash, status: 'pending' } };
  }) as typeof api);
  await entry.click();
  await page.getByRole('button', { name: '€ 7,50 ontvangen' }).click();
  await vi.waitFor(() => expect(reads).toHaveBeenCalled());
  await expect.element(page.getByText('Sanne de Wit heeft betaald')).not.toBeInTheDocument();
});

test('the entry is offered only to users who may record payments', async () => {
  await open({ mayMarkPaid: false });
  await expect.element(page.getByRole('menuitem', { name: 'Notitie' })).toBeVisible();
  await expect.element(entry).not.toBeInTheDocument();
});

test('without a network the entry is disabled, with the reason', async () => {
  await open({ isOffline: true });
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true');
  await expect.element(entry.getByText(/Daar is verbinding voor nodig/)).toBeVisible();
});
