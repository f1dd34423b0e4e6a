import { createNotification } from '@move/contract/notifications/notifications.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { createFormCore } from '../form/form-core.ts';
import { FormContext } from '../form/use-field.ts';
import { fieldsFor } from './fields.tsx';
import { useValueWords } from './value-words.ts';
import type { BodyValues } from '../form/record-types.ts';

const { DateTimeField, useValue } = fieldsFor<BodyValues<typeof createNotification>>();
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
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('18:00');
  await page.getByRole('textbox', { name: /: datum$/ }).fill('04-12-2026');
  await userEvent.tab();
  core.checkAll();
  await expect.element(page.getByText('Kies ook een dag')).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('output')?.textContent).toMatch(/4 december.* 18:00$/);
});
