import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Sold } from './Amounts.tsx';

test('the start of what was sold has a line of its own', async () => {
  await renderScreen(
    <table>
      <tbody>
        <tr>
          <td>
            <Sold title="Banenzwemmen, vroeg, dinsdag 24 november 2026 07:00" others={2} />
            <Sold title="Badmuts, maat 2026 XL" />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  await expect.element(page.getByText('Banenzwemmen, vroeg +2', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^dinsdag 24 november( 2026)? 07:00$/)).toBeVisible();
  await expect.element(page.getByText('Badmuts, maat 2026 XL', { exact: true })).toBeVisible();
});
