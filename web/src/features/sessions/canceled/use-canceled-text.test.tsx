import type { Session } from '@move/contract/sessions/sessions.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useCanceledText } from './use-canceled-text.ts';

const canceled = {
  status: 'canceled',
  tz: 'Europe/Amsterdam',
  canceled_at: '2026-11-24T08:30:00Z',
  canceled_cause: 'illness',
  canceled_reason: 'Tot volgende week!',
  canceled_notified: ['participants', 'trainers'],
} as unknown as Session;

function Shown({ session }: { session: Session }) {
  return <p>{useCanceledText(session) ?? 'not canceled'}</p>;
}

test('says when and why a session was canceled, and who was mailed', async () => {
  await renderScreen(<Shown session={canceled} />);
  const text =
    'Deze sessie is afgelast op dinsdag 24 november, 09:30. Reden: ziekte. Tot volgende week! Mail gestuurd aan deelnemers en trainers.';
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each([
  ['het bad is dicht', 'Reden: het bad is dicht. Mail'],
  ['Tot gauw…', 'Reden: Tot gauw… Mail'],
  ['Bel ons (ook vandaag!)', 'Reden: Bel ons (ook vandaag!) Mail'],
])('ends the reason %j as a sentence', async (canceled_reason, text) => {
  await renderScreen(<Shown session={{ ...canceled, canceled_cause: null, canceled_reason }} />);
  await expect.element(page.getByText(text)).toBeVisible();
});

test('leaves out what is not known, e.g. the reason', async () => {
  const old = { ...canceled, canceled_at: null, canceled_cause: null, canceled_reason: null, canceled_notified: null };
  await renderScreen(<Shown session={old} />);
  await expect.element(page.getByText('Deze sessie is afgelast.', { exact: true })).toBeVisible();
});

test('shows no text for a session that is not canceled', async () => {
  await renderScreen(<Shown session={{ ...canceled, status: 'scheduled' }} />);
  await expect.element(page.getByText('not canceled')).toBeVisible();
});
