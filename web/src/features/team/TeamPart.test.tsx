import { createInvite, listTeam } from '@move/contract/team/team.ts';
import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import type * as Gate from '../../platform/session/gate.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TeamPart } from './TeamPart.tsx';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['admin'], abilities: ['manage-team'] }),
  useCan: (endpoint: unknown) => endpoint === createInvite,
}));

const member = {
  key: 'member-4',
  user_id: 4,
  invite_id: null,
  first_name: 'Sanne',
  last_name: 'de Wit',
  email: 'sanne@test.example',
  avatar_url: null,
  role: 'organization',
  status: 'accepted',
  invited_at: null,
  accepted_at: null,
  is_closed: false,
};

test.each([
  ['nobody', 'Medewerker', []],
  ['a member', 'Trainer', [member]],
])('with %s in the team the proposed role is %s', async (_who, role, team) => {
  vi.mocked(api).mockImplementation(async (endpoint) => {
    if (endpoint.name !== listTeam.name) throw new Error(endpoint.name);
    return { team, meta: { pagination: { total: team.length } } } as never;
  });
  await renderScreen(<TeamPart organizationId={2} />);
  if (team.length > 0) await expect.element(page.getByText('Sanne de Wit').first()).toBeVisible();
  await page.getByRole('button', { name: 'Uitnodigen' }).first().click();
  await expect.element(page.getByRole('dialog').getByRole('radio', { name: role })).toBeChecked();
  const seesMoney = page.getByText('bestellingen, facturen en uitbetalingen');
  if (role === 'Trainer') await expect.element(seesMoney).toBeVisible();
  else await expect.element(seesMoney).not.toBeInTheDocument();
});
