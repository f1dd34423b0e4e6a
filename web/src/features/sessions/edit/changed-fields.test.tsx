import { previewSession, type Session, updateSession } from '@move/contract/sessions/sessions.ts';
import { NO_REPETITION } from '@move/domain/sessions/repetition/recurrence.ts';
import { useMemo } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { api } from '../../../platform/api/api.ts';
import { createFormCore, type FormCore } from '../../../screens/edit/form/form-core.ts';
import { FormContext } from '../../../screens/edit/form/use-field.ts';
import { fieldsFor } from '../../../screens/edit/fields/fields.tsx';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { useSeriesSave } from '../series/use-series-save.tsx';
import { SessionRepetition } from '../series/SessionRepetition.tsx';
import { InheritedSelect } from './InheritedSelect.tsx';
import { SessionDates } from './SessionDates.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const span = { start_date: '2027-01-08', start_time: '18:00', end_date: '2027-01-08', end_time: '19:00' };
const session = {
  ...span,
  id: 7,
  activity: { id: 2, name: 'Borstcrawl' },
  organization: { id: 1, name: 'De Otters' },
  updated_at: '2026-12-01T12:00:00Z',
  repetition: NO_REPETITION,
  people: { participants: 0, waiting: 0, trainers: 0 },
  series: { id: 3, position: 1, count: 10, following: { sessions: 10, participants: 0, waiting: 0 } },
} as unknown as Session;
const preview = {
  tz: 'Europe/Amsterdam',
  dates: [],
  skipped: [],
  until: null,
  touched: { sessions: 1, moved: 0, exceptions: 0, created: 0, removed: 0, participants: 0, told: 0 },
  surplus: [],
};

const { NumberField } = fieldsFor<BodyValues<typeof updateSession>>();
const rates = [
  { value: null, label: 'Gratis' },
  { value: 5, label: 'Groepsles (€ 9,00)' },
];

function Shown({ core, record = session }: { core: FormCore; record?: Session }) {
  const form = { core, save: () => Promise.resolve(true), discard: () => undefined };
  const confirmDialog = useSeriesSave(form as unknown as Parameters<typeof useSeriesSave>[0], record);
  const context = useMemo(() => ({ core, isReadOnly: false }), [core]);
  return (
    <FormContext value={context}>
      <SessionDates />
      <SessionRepetition preview={undefined} isBusy={false} failed={null} />
      <NumberField name="spots" />
      <InheritedSelect name="rate_id" flag="rate_inherited" inherited="Tarief van de activiteit" options={rates} />
      <Button onClick={() => void core.actions().save()}>Opslaan</Button>
      {confirmDialog}
    </FormContext>
  );
}

const emptyForm = () =>
  createFormCore({
    id: 'form',
    schema: updateSession.body ?? z.never(),
    labels: updateSession.labels,
    sendsChangesOnly: true,
  });

test('the question before a series changes names the changed fields, with their old and new values', async () => {
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === previewSession ? Promise.resolve({ preview }) : new Promise(() => undefined)) as typeof api);
  const core = emptyForm();
  core.reset({ ...span, spots: null, rate_id: null, rate_inherited: true, repetition: NO_REPETITION });
  await renderScreen(<Shown core={core} />);
  core.set('spots', 2);
  core.set('rate_id', 5);
  core.set('rate_inherited', false);
  await userEvent.click(page.getByRole('button', { name: 'Opslaan' }));
  const dialog = page.getByRole('dialog', { name: 'Sessie aanpassen' });
  await expect.element(dialog.getByText('Plekken: onbeperkt → 2')).toBeVisible();
  await expect.element(dialog.getByText('Tarief: Tarief van de activiteit → Groepsles (€ 9,00)')).toBeVisible();
  await expect.element(dialog.getByText('Datums en tijden blijven zoals ze zijn')).toBeVisible();
});

test('another day for one session keeps the repetition of its series, and the question names the old and the new day', async () => {
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === previewSession ? Promise.resolve({ preview }) : new Promise(() => undefined)) as typeof api);
  const repetition = { ...NO_REPETITION, type: 'weeks' as const, days: [5], count: 10, skip: [] };
  const core = emptyForm();
  core.reset({ ...span, spots: null, rate_id: null, rate_inherited: true, repetition }, 'v1');
  await renderScreen(<Shown core={core} record={{ ...session, repetition }} />);
  await page.getByRole('textbox', { name: 'Begindatum' }).fill('09-01-2027');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => core.changes().map(({ name }) => name)).toEqual(['start_date', 'end_date']);
  await expect.element(page.getByText('Elke week op vrijdag, van 18:00 tot 19:00.', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Opslaan' }));
  const dialog = page.getByRole('dialog', { name: 'Sessie aanpassen' });
  const days = 'vrijdag 8 januari 2027 → zaterdag 9 januari 2027';
  await expect.element(dialog.getByText(`Begindatum: ${days}`)).toBeVisible();
  await expect.element(dialog.getByText(`Einddatum: ${days}`)).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Deze en alle volgende sessies' }));
  await expect.element(page.getByRole('dialog', { name: 'Reeks aanpassen' })).toBeVisible();
});

test('a repetition that was switched on is put into words apart from what it was', async () => {
  vi.mocked(api).mockImplementation((() => new Promise(() => undefined)) as typeof api);
  const core = emptyForm();
  core.reset({ ...span, spots: null, rate_id: null, rate_inherited: true, repetition: NO_REPETITION });
  await renderScreen(<Shown core={core} />);
  const weekly = { ...NO_REPETITION, type: 'weeks' as const, days: [5], count: 10 };
  core.set('repetition', weekly);
  const inWords = core.textsByField.get('repetition')?.inWords;
  expect(inWords?.(weekly)).toMatch(/^Elke week op vrijdag/);
  expect(inWords?.(NO_REPETITION)).not.toMatch(/Elke week/);
});
