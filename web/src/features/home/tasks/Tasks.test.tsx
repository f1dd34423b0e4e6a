import type { Task } from '@move/contract/home/tasks.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OrganizationTasks, SuperadminTasks } from './Tasks.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const task = (kind: Task['kind'], about: Partial<Task> = {}): Task => ({
  kind,
  count: 2,
  amount_in_cents: null,
  oldest_at: '2020-01-05T10:00:00Z',
  oldest_name: null,
  ...about,
});

async function expectLinks(links: readonly (readonly [text: string, detail: RegExp, href: string])[]) {
  await expect.element(page.getByRole('link')).toHaveLength(links.length);
  for (const [text, detail, href] of links) {
    const link = page.getByRole('link', { name: text });
    await expect.element(link).toHaveAttribute('href', href);
    await expect.element(link.getByText(detail)).toBeVisible();
  }
}

/** The endpoints called, without repeats: StrictMode mounts a screen twice and so calls each twice. */
const calledEndpoints = () => [...new Set(vi.mocked(api).mock.calls.map(([endpoint]) => endpoint.name))];

test('a superadmin sees tasks of the platform and of all platforms, each with its number, its age and a link to its list', async () => {
  vi.mocked(api).mockImplementation((async ({ name }: { name: string }) => ({
    tasks:
      name === 'listAllTasks'
        ? [task('drafts', { count: 1 }), task('differences')]
        : [task('review', { count: 3, oldest_name: 'Klimhal De Piek' })],
  })) as unknown as typeof api);
  await renderScreen(<SuperadminTasks />);
  await expectLinks([
    [
      '3 organisaties wachten op beoordeling',
      /^Oudste: Klimhal De Piek, \d+ jaar geleden$/,
      '/application/organizations/review',
    ],
    ['1 uitbetaalronde wacht op jouw controle', /^De oudste is van \d+ jaar geleden$/, '/admin/sepas?mayExport=1'],
    ['2 verschillen in de afsluiting', /^De oudste is van/, '/admin/reconciliation?state=differs'],
  ]);
  expect(calledEndpoints()).toHaveLength(2);
});

test('staff need one call, and a link has the filter by which the task was counted', async () => {
  vi.mocked(api).mockReset();
  vi.mocked(api).mockResolvedValue({
    tasks: [
      task('unpaid', { amount_in_cents: 1250 }),
      task('waitlists', { oldest_at: null, oldest_name: 'Zwemmen' }),
      task('invites', {
        count: 1,
        oldest_at: Temporal.Now.instant()
          .subtract({ hours: 5 * 24 })
          .toString(),
      }),
    ],
  } as never);
  await renderScreen(<OrganizationTasks organizationId={4} />);
  await expectLinks([
    [
      '2 bestellingen nog niet betaald, € 12,50',
      /^De oudste is van/,
      '/organizations/4/finances?tab=orders&status=open',
    ],
    [
      '2 sessies met een wachtlijst én een vrije plek',
      /^Eerst: Zwemmen$/,
      '/organizations/4/sessions?waitlistHasRoom=1',
    ],
    [
      '1 uitnodiging voor het team',
      /^De eerste verloopt over (2 dagen|\d+ uur)$|^De eerste verloopt overmorgen$/,
      '/organizations/4/team?status=sent',
    ],
  ]);
  expect(calledEndpoints()).toHaveLength(1);
});
