import type { OpeningException } from '@move/domain/locations/opening-hours.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ExceptionsInput } from './ExceptionsInput.tsx';

test.each(['closed', 'open'] as const)(
  'a day that is %s has its button to remove it on its own line',
  async (state) => {
    await page.viewport(1440, 900);
    const times = state === 'open' ? { opened_at: '09:00', closed_at: '17:00' } : { opened_at: null, closed_at: null };
    const day: OpeningException = { date: '2026-12-25', state, ...times };
    await renderScreen(
      <div style={{ width: 592 }}>
        <ExceptionsInput label="Afwijkende dagen" value={[day]} onChange={() => undefined} />
      </div>,
    );
    const box = (element: Element) => element.getBoundingClientRect();
    const date = box(page.getByRole('textbox', { name: 'Datum' }).element());
    const remove = box(page.getByRole('button', { name: /verwijderen$/ }).element());
    expect(remove.top).toBeLessThan(date.bottom);
    expect(remove.bottom).toBeGreaterThan(date.top);
    if (state === 'open') {
      const until = box(page.getByLabelText('Tot').element());
      expect(remove.left).toBeGreaterThanOrEqual(until.right);
    }
  },
);
