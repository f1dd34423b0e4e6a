import { createBundle } from '@move/contract/bundles/bundles.ts';
import { createRate, listRates } from '@move/contract/rates/rates.ts';
import { useMemo } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { createFormCore } from '../../../screens/edit/form/form-core.ts';
import { FormContext } from '../../../screens/edit/form/use-field.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BundleFields } from './BundleFields.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useCan: () => true,
}));

const { body: schema = z.never() } = createBundle;

/** Renders the fields of a bundle whose activity costs € 5.50 a session. */
type FieldsProps = { values: Readonly<Record<string, unknown>>; spotsInSessions?: number };

function Fields({ values, ...fullest }: FieldsProps) {
  const context = useMemo(() => {
    const core = createFormCore({ id: 'form', schema, labels: createBundle.labels, sendsChangesOnly: false });
    core.reset({ ...values });
    return { core, isReadOnly: false };
  }, [values]);
  const inherited = { rate: { price_in_cents: 550 }, price_open: false };
  return (
    <FormContext value={context}>
      <BundleFields organizationId={1} inherited={inherited} {...fullest} />
    </FormContext>
  );
}

test('the form shows that the price is for the whole bundle, and what its sessions cost separately', async () => {
  vi.mocked(api).mockImplementation((() => new Promise(() => undefined)) as typeof api);
  await renderScreen(<Fields values={{ rate_inherited: true, session_ids: [] }} />);
  await expect.element(page.getByText('Voor de hele bundel: alle sessies samen')).toBeVisible();
  await renderScreen(<Fields values={{ rate_inherited: true, session_ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }} />);
  await expect.element(page.getByText('Voor de hele bundel: 10 sessies voor € 5,50 (los € 55,00)')).toBeVisible();
});

test('the form warns of spots that the fullest session doesn’t have', async () => {
  vi.mocked(api).mockImplementation((() => new Promise(() => undefined)) as typeof api);
  const warning = page.getByText('in de volste komende sessie is plek voor 3', { exact: false });
  await renderScreen(<Fields values={{ spots: 5, rate_inherited: true }} spotsInSessions={3} />);
  await expect.element(warning).toBeVisible();
  await page.getByRole('textbox', { name: 'Plekken' }).fill('3');
  await expect.element(warning).not.toBeInTheDocument();
});

test('a new rate, created with the button next to the price, becomes the rate of the bundle', async () => {
  const replies = new Map<unknown, unknown>([
    [createRate, { rate: { id: 8, name: 'Kaart' } }],
    [listRates, { rates: [{ id: 8, name: 'Kaart', price_in_cents: 2_500 }], meta: { pagination: { total: 1 } } }],
  ]);
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    replies.has(endpoint) ? Promise.resolve(replies.get(endpoint)) : new Promise(() => undefined)) as typeof api);
  await renderScreen(<Fields values={{ rate_inherited: true, session_ids: [1, 2] }} />);
  await page.getByRole('button', { name: 'Nieuw tarief' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabelText('Naam').fill('Kaart');
  await drawer.getByLabelText('Prijs').fill('25');
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText(/Voor de hele bundel: 2 sessies voor €.25,00/)).toBeVisible();
});
