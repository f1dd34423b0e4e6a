import { ApiError } from '@move/contract/kit/client/client.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LoginForm } from './LoginForm.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

test('a wrong password is shown at the password, which gets the focus', async () => {
  vi.mocked(api).mockRejectedValue(new ApiError(422, { email: ['Deze combinatie is onbekend'] }, null));
  await renderScreen(<LoginForm onLoggedIn={vi.fn()} />);
  const email = page.getByRole('textbox', { name: 'E-mailadres' });
  const input = document.querySelector('input[name="password"]');
  if (input === null) throw new Error('no password');
  const password = page.elementLocator(input);
  await email.fill('admin@club.example');
  await password.fill('Onjuist2026!');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect.element(page.getByText('Deze combinatie is onbekend')).toBeVisible();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');
});
