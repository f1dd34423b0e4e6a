import { getParticipant, payParticipant } from '@move/contract/participants/participants.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ActionMenu } from '../../../ui/overlays/menus/ActionMenu.tsx';
import type { ShownPerson } from '../people/attendance.ts';
import { useDoorPayment } from './use-door-payment.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const place = { organizationId: 1, activityId: 2, sessionId: 3 };
const sanne = { id: 7, first_name: 'Sanne', last_name: 'de Wit', is_pending: true, walkIn: null } as ShownPerson;
const entry = page.getByRole('menuitem', { name: /Betaald aan de deur/ });
const paid = () => vi.mocked(api).mock.calls.filter(([endpoint]) => endpoint === payParticipant);

type RowProps = { person?: ShownPerson; mayMarkPaid?: boolean; isOffline?: boolean };

function Row({ person = sanne, mayMarkPaid = true, isOffline = false }: RowProps) {
  const [itemsOf, question] = useDoorPayment({ place, mayMarkPaid, isOffline });
  return (
    <>
      <ActionMenu label="Menu" items={[...itemsOf(person), { label: 'Notitie', onClick: () => {} }]} />
      {question}
    </>
  );
}

async function open(props: RowProps = {}, payment: unknown = { payment_type: 'cash', total_in_cents: 750 }) {
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === getParticipant ? { participant: { payment } } : {}) as typeof api);
  await renderScreen(<Row {...props} />);
  await page.getByRole('button', { name: 'Menu' }).click();
}

beforeEach(() => vi.mocked(api).mockClear());

test('one tap in the menu and one on the amount record the payment', async () => {
  await open();
  await entry.click();
  const question = page.getByRole('alertdialog', { name: 'Heeft Sanne de Wit betaald?' });
  await expect.element(question.getByText(/contant of met een betaalapparaat/)).toBeVisible();
  expect(paid()).toEqual([]);
  await question.getByRole('button', { name: '€ 7,50 ontvangen' }).click();
  await expect.element(page.getByText('Sanne de Wit heeft betaald')).toBeVisible();
  expect(paid()).toEqual([[payParticipant, { params: { ...place, participantId: 7 } }]]);
});

test.each([
  ['a bundle', null, 'Deze plek hoort bij een bundel.'],
  ['a payment link', { payment_type: null, total_in_cents: 750 }, 'Voor deze plek is een betaallink gestuurd.'],
])('a spot of %s is refused before anything is asked', async (_, payment, words) => {
  await open({}, payment);
  await entry.click();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(paid()).toEqual([]);
});

test('is offered only for who still has to pay, to users who may record it', async () => {
  await open({ mayMarkPaid: false });
  await expect.element(page.getByRole('menuitem', { name: 'Notitie' })).toBeVisible();
  await expect.element(entry).not.toBeInTheDocument();
});

test('needs a connection, and says so', async () => {
  await open({ isOffline: true });
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true');
  await expect.element(entry.getByText(/Daar is verbinding voor nodig/)).toBeVisible();
});
