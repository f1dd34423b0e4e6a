import { CONTACT_ROLES, LOCATION_CONTACT_ROLES } from '@move/domain/contacts/contact-roles.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { type ContactLink, ContactsInput } from '../../../ui/inputs/ContactsInput.tsx';

const pieter = { id: 1, first_name: 'Pieter', last_name: 'Post', email: 'pieter@test.example' };

function Contacts({ first, isLocation }: { first: ContactLink; isLocation: boolean }) {
  const [links, setLinks] = useState<readonly ContactLink[]>([first]);
  const roles = isLocation ? LOCATION_CONTACT_ROLES : CONTACT_ROLES;
  return <ContactsInput label="Contactpersonen" contacts={[pieter]} value={links} onChange={setLinks} roles={roles} />;
}

const confirmation = page.getByRole('button', { name: 'Bevestigingsmail' });

test('a contact of an offer can get the role confirmation mail', async () => {
  await renderScreen(<Contacts first={{ contact_id: 1, roles: ['trainer'] }} isLocation={false} />);
  await confirmation.click();
  await expect.element(confirmation).toHaveAttribute('aria-pressed', 'true');
});

test('a contact of a location can’t get that role, but can lose it', async () => {
  await renderScreen(<Contacts first={{ contact_id: 1, roles: ['trainer'] }} isLocation />);
  await expect.element(page.getByRole('button', { name: 'Trainer' })).toBeVisible();
  expect(confirmation.elements()).toEqual([]);
  await renderScreen(<Contacts first={{ contact_id: 1, roles: ['confirmation_mail'] }} isLocation />);
  await confirmation.click();
  await expect.element(confirmation).toHaveAttribute('aria-pressed', 'false');
  await expect.element(confirmation).toHaveFocus();
});

test('a contact without a role is a task at first, and a fault after a role was turned off', async () => {
  await renderScreen(<Contacts first={{ contact_id: 1, roles: [] }} isLocation={false} />);
  const text = page.getByText(/^Kies minimaal één rol/);
  await expect.element(text).toBeVisible();
  const row = () => page.getByRole('listitem').element().getAttribute('data-invalid');
  expect(row()).toBe('false');
  const trainer = page.getByRole('button', { name: 'Trainer' });
  await trainer.click();
  await trainer.click();
  await expect.element(text).toBeVisible();
  expect(row()).toBe('true');
});
