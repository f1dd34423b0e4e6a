import { createNotification } from '@move/contract/notifications/notifications.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { createFormCore } from '../form/form-core.ts';
import { FormContext } from '../form/use-field.ts';
import { TextInput } from '../../../ui/inputs/text/TextInput.tsx';
import { LastDayInput } from './DayInputs.tsx';
import { fieldsFor } from './fields.tsx';
import { useValueWords } from './value-words.ts';
import type { BodyValues } from '../form/record-types.ts';

const { DateTimeField, Field, useValue } = fieldsFor<BodyValues<typeof createNotification>>();
const { body: schema = z.never() } = createNotification;
const core = createFormCore({
  id: 'form',
  schema,
  labels: createNotification.labels,
  sendsChangesOnly: false,
});
const context = { core, isReadOnly: false };

function InWords() {
  const inWords = useValueWords();
  return <output>{inWords(core, 'send_on', useValue('send_on'))}</output>;
}

test.each([
  ['a day', LastDayInput, '2020-01-01T23:00:00.000Z', /^woensdag 1 januari 2020$/],
  [
    'a moment of a field without own words',
    TextInput,
    '2020-01-01T23:00:00.000Z',
    /^donderdag 2 januari 2020.* 00:00$/,
  ],
  ['a date of a field without own words', TextInput, '2020-01-01', /^woensdag 1 januari 2020$/],
])('%s is in words in dialogs', async (_what, input, value, expected) => {
  core.reset({ title: 'Winterzwemmen', contents: 'Doe mee' });
  await renderScreen(
    <FormContext value={context}>
      <Field name="send_on" input={input as typeof LastDayInput} />
      <InWords />
    </FormContext>,
  );
  core.set('send_on', value);
  await expect.poll(() => document.querySelector('output')?.textContent).toMatch(expected);
});

test('a time without a day is refused, and is shown as a time in dialogs', async () => {
  core.reset({ title: 'Winterzwemmen', contents: 'Doe mee' });
  await renderScreen(
    <FormContext value={context}>
      <DateTimeField name="send_on" />
      <InWords />
    </FormContext>,
  );
  const time = page.getByRole('textbox', { name: /: tijd$/ });
  await time.fill('18:00');
  await userEvent.tab();
  core.checkAll();
  await expect.element(page.getByText('Kies ook een dag')).toBeVisible();
  await expect.element(time).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('18:00');
  await page.getByRole('textbox', { name: /: datum$/ }).fill('04-12-2026');
  await userEvent.tab();
  core.checkAll();
  await expect.element(page.getByText('Kies ook een dag')).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('output')?.textContent).toMatch(/4 december.* 18:00$/);
});
