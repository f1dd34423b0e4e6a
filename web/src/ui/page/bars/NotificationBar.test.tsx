import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { NotificationBar } from './NotificationBar.tsx';

/** The height of the totals and the pages of a list, with the edge of the sheet. */
const LIST_FOOT = 112;

const bar = <NotificationBar notice={{ id: '1', kind: 'success', text: 'Weergave is bewaard' }} onClose={() => {}} />;

async function spaceBelowNotice(): Promise<number> {
  const text = page.getByText('Weergave is bewaard');
  await expect.element(text).toBeVisible();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return innerHeight - (text.element().parentElement?.getBoundingClientRect().bottom ?? 0);
}

test('a notice is at the bottom, or above the totals of a list', async () => {
  await page.viewport(1440, 900);
  const screen = await renderScreen(bar);
  expect(await spaceBelowNotice()).toBeLessThan(LIST_FOOT);
  await screen.unmount();
  await renderScreen(
    <>
      <div data-part="rows">
        <table>
          <tfoot />
        </table>
      </div>
      {bar}
    </>,
  );
  expect(await spaceBelowNotice()).toBeGreaterThan(LIST_FOOT);
});
