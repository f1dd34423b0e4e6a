import { createNotification } from '@move/contract/notifications/notifications.ts';
import { useMemo } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { api } from '../../../platform/api/api.ts';
import { createFormCore } from '../../../screens/edit/form/form-core.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useScheduleLabel } from './use-audience-count.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const { body: schema = z.never() } = createNotification;
const counted = {
  recipients_count: 11,
  is_few: false,
  is_rounded: false,
  unsubscribed_count: 0,
  no_device_count: 0,
  quiet_count: null,
  unsupported_device_count: 0,
};

function SaveButton({ sendOn }: { sendOn: string | null }) {
  const core = useMemo(() => {
    const made = createFormCore({ id: 'form', schema, labels: createNotification.labels, sendsChangesOnly: false });
    made.reset({ send_on: sendOn, audience: {}, organization_id: null });
    return made;
  }, [sendOn]);
  return <button type="button">{useScheduleLabel(core) ?? 'Opslaan'}</button>;
}

test.for([
  ['2026-12-24T09:00', counted, 'Inplannen voor 11 ontvangers'],
  ['2026-12-24T09:00', { ...counted, recipients_count: 10, is_rounded: true }, 'Inplannen voor minstens 10 ontvangers'],
  ['2026-12-24T09:00', { ...counted, recipients_count: 0, is_few: true }, 'Inplannen'],
  [null, counted, 'Opslaan'],
] as const)('the button to save with the moment %s and the count %o reads %s', async ([sendOn, preview, text]) => {
  vi.mocked(api).mockResolvedValue({ preview });
  await renderScreen(<SaveButton sendOn={sendOn} />);
  await expect.poll(() => vi.mocked(api).mock.calls.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('button', { name: text, exact: true })).toBeVisible();
});
