import { ApiError } from '@move/contract/kit/client/client.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BulkLabelDialog } from './BulkLabelDialog.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

test('an error shows why the labels can’t be read, and a button reads them again', async () => {
  vi.mocked(api).mockRejectedValue(new ApiError(422, { state: ['De labels zijn even niet te lezen'] }, null));
  const onAnswer = vi.fn();
  await renderScreen(<BulkLabelDialog question={3} onAnswer={onAnswer} onClose={vi.fn()} />);
  const fault = page.getByRole('alert').filter({ hasText: 'De labels zijn even niet te lezen' });
  await expect.element(fault).toBeVisible();
  await expect.element(page.getByRole('button', { name: /aan 3/i })).not.toHaveAttribute('data-loading');
  vi.mocked(api).mockResolvedValue({ labels: [{ id: 4, name: 'Schoolsport' }] } as never);
  await fault.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await page.getByRole('checkbox', { name: 'Schoolsport' }).click();
  await page.getByRole('button', { name: /aan 3/i }).click();
  expect(onAnswer).toHaveBeenCalledWith({ isGiven: true, labels: [4] });
});
