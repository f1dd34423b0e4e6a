import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { type ContactLink, ContactsInput } from './ContactsInput.tsx';

const contacts = [
  { id: 1, first_name: 'Daan', last_name: 'Visser', email: 'trainer@test.example' },
  { id: 2, first_name: 'Ilse', last_name: 'Brouwer', email: 'ilse@test.example' },
];

function Contacts() {
  const [value, setValue] = useState<readonly ContactLink[]>([]);
  return <ContactsInput label="Contactpersonen" contacts={contacts} value={value} onChange={setValue} />;
}

test('a contact of a short list is found by a part of the e-mail address, as the field promises', async () => {
  await renderScreen(<Contacts />);
  const input = page.getByRole('combobox', { name: 'Contact toevoegen' });
  await input.click();
  await userEvent.keyboard('trainer@');
  await expect.element(input).toHaveValue('trainer@');
  await expect.element(page.getByRole('option', { name: /Ilse/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: 'Rollen van Daan Visser' })).toBeVisible();
});
