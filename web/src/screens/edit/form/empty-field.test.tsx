import { createLocation } from '@move/contract/locations/locations.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { createFormCore } from './form-core.ts';
import type { BodyValues } from './record-types.ts';
import { FormContext } from './use-field.ts';
import { fieldsFor } from '../fields/fields.tsx';

const { TextField } = fieldsFor<BodyValues<typeof createLocation>>();
const { body: schema = z.never(), labels } = createLocation;

test('leaving an untouched required field shows no error: an error would move the button being clicked', async () => {
  const core = createFormCore({ id: 'form', schema, labels, sendsChangesOnly: false });
  core.reset({});
  const clicks: string[] = [];
  await renderScreen(
    <FormContext value={{ core, isReadOnly: false }}>
      <TextField name="name" />
      <button type="button" onClick={() => clicks.push('below')}>
        Below
      </button>
    </FormContext>,
  );
  const name = page.getByRole('textbox', { name: 'Naam' });
  const below = page.getByRole('button', { name: 'Below' });
  await name.click();
  const top = below.element().getBoundingClientRect().top;
  await below.click();
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
  expect([below.element().getBoundingClientRect().top, clicks]).toEqual([top, ['below']]);
  await name.fill('Bad');
  await name.clear();
  await below.click();
  await expect.element(page.getByText('Naam is verplicht')).toBeVisible();
});
