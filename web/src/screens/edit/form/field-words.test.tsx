import { updateActivity } from '@move/contract/activities/activities.ts';
import { createRate } from '@move/contract/rates/rates.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { NumberInput } from '../../../ui/inputs/text/NumberInput.tsx';
import { createFormCore } from './form-core.ts';
import type { BodyValues } from './record-types.ts';
import { FormContext } from './use-field.ts';
import { fieldsFor } from '../fields/fields.tsx';
import { useValueWords } from '../fields/value-words.ts';

test('a record that is stored by its id has its name in dialogs', async () => {
  const { body: schema = z.never(), labels } = updateActivity;
  const core = createFormCore({ id: 'form', schema, labels, sendsChangesOnly: true });
  core.reset({ location_id: null });
  const { Field, useValue } = fieldsFor<BodyValues<typeof updateActivity>>();
  const Chosen = () => <output>{useValueWords()(core, 'location_id', useValue('location_id'))}</output>;
  await renderScreen(
    <FormContext value={{ core, isReadOnly: false }}>
      <Field
        name="location_id"
        input={NumberInput as never}
        inWords={(id) => (id === 1 ? 'Zwembad De Waterlelie' : null)}
      />
      <Chosen />
    </FormContext>,
  );
  core.set('location_id', 1);
  await expect.element(page.getByRole('status')).toHaveTextContent('Zwembad De Waterlelie');
});

test('an unreadable price is refused with an example, which has the comma that it needs', async () => {
  const { body: schema = z.never(), labels } = createRate;
  const core = createFormCore({ id: 'form', schema, labels, sendsChangesOnly: false });
  core.reset({});
  const { MoneyField } = fieldsFor<BodyValues<typeof createRate>>();
  await renderScreen(
    <FormContext value={{ core, isReadOnly: false }}>
      <MoneyField name="price_in_cents" />
    </FormContext>,
  );
  await page.getByRole('textbox').fill('12,5o');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Typ een bedrag, bijvoorbeeld 12,50')).toBeVisible();
  core.checkAll();
  await expect.element(page.getByText('Typ een bedrag, bijvoorbeeld 12,50')).toBeVisible();
});
