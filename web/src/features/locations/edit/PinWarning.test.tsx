import { updateLocation } from '@move/contract/locations/locations.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { createFormCore } from '../../../screens/edit/form/form-core.ts';
import { FormContext } from '../../../screens/edit/form/use-field.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { NoPinWarning } from './PinWarning.tsx';

const { body: schema = z.never(), labels } = updateLocation;

test('warns while a location has an address but no pin', async () => {
  const core = createFormCore({ id: 'form', schema, labels, sendsChangesOnly: false });
  core.reset({ name: 'Buurthuis' });
  await renderScreen(
    <FormContext value={{ core, isReadOnly: false }}>
      <NoPinWarning />
    </FormContext>,
  );
  const warning = page.getByText(/nog niet op de kaart/);
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  await expect.element(warning).not.toBeInTheDocument();
  core.set('city', 'Waterstad');
  await expect.element(warning).toBeVisible();
  core.set('latitude', 52.1);
  core.set('longitude', 5.1);
  await expect.element(warning).not.toBeInTheDocument();
});
