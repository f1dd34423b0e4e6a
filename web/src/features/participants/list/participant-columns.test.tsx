import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PersonLink } from './participant-columns.tsx';
import * as tableStyles from '../../../ui/table/table.module.css';

const person = {
  first_name: 'Wilhelmina Catharina Josephina',
  last_name: 'van Bylandt tot Mariënwaarder',
  email: 'wilhelmina@example.com',
};

test.each([
  ['is shown in full at 1440 pixels', 1440, false],
  ['leaves room for the other columns on a narrower screen', 1024, true],
])('a long name %s', async (_what, width, isCut) => {
  await page.viewport(width, 800);
  await renderScreen(
    <table className={tableStyles.table}>
      <tbody>
        <tr>
          <td>
            <PersonLink row={person} href="/participants/1" />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const name = page.getByRole('link', { name: /Bylandt/ });
  await expect.element(name).toBeVisible();
  // a poll, because the font that is used until Hanken Grotesk has loaded is wider
  await expect.poll(() => name.element().scrollWidth > name.element().clientWidth).toBe(isCut);
});
