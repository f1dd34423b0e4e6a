import { cancelSession, type Session } from '@move/contract/sessions/sessions.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { useEndingMenu } from './use-ending-menu.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
  useCan: () => true,
}));

const session = {
  id: 7,
  status: 'scheduled',
  is_past: false,
  has_participants: false,
  activity: { id: 2, name: 'Aquajoggen' },
  organization: { id: 1, name: 'De Otters' },
  start_date: '2026-12-01',
  start_time: '19:00',
  end_date: '2026-12-01',
  end_time: '20:00',
  people: { participants: 0, waiting: 0, trainers: 0 },
  series: null,
} as unknown as Session;

const discard = vi.fn();

beforeEach(() => {
  discard.mockClear();
  vi.mocked(api).mockReset();
  vi.mocked(api).mockResolvedValue({ session, canceled: 1, mails: 0 });
});

function Shown({ changes }: { changes: number }) {
  const core = { changes: () => Array.from({ length: changes }), actions: () => ({ discard }) } as unknown as FormCore;
  const [menu, dialog] = useEndingMenu({ session, core, onRemoved: () => {} });
  return (
    <>
      {menu.map(
        (item) =>
          item !== 'divider' && (
            <Button key={item.label} onClick={item.onClick}>
              {item.label}
            </Button>
          ),
      )}
      {dialog}
    </>
  );
}

const canceling = page.getByText('Sessie van dinsdag 1 december, 19:00 afgelasten?');

test('asks before canceling a session with unsaved changes, and discards them only once the session is canceled', async () => {
  await renderScreen(<Shown changes={2} />);
  const cancel = page.getByRole('button', { name: 'Sessie afgelasten…' });
  await cancel.click();
  await expect.element(page.getByText('wat je invulde, gaat dan verloren')).toBeVisible();
  await page.getByRole('button', { name: 'Verder bewerken' }).click();
  await expect.element(canceling).not.toBeInTheDocument();
  await cancel.click();
  await page.getByRole('button', { name: 'Toch afgelasten' }).click();
  await expect.element(canceling).toBeVisible();
  expect(discard).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Sessie afgelasten', exact: true }).click();
  await expect.poll(() => discard.mock.calls.length).toBe(1);
  expect(vi.mocked(api).mock.calls[0]?.[0]).toBe(cancelSession);
});

test('opens the dialog to cancel at once when nothing is unsaved', async () => {
  await renderScreen(<Shown changes={0} />);
  await page.getByRole('button', { name: 'Sessie afgelasten…' }).click();
  await expect.element(canceling).toBeVisible();
});
