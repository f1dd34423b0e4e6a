import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { BulkBar } from '../BulkBar.tsx';
import { UndoBar } from './UndoBar.tsx';

const done = { id: 'undo-1', text: '1 organisatie geaccepteerd', undo: () => {} };
const noop = () => {};

test.each([
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
])('on %s the undo bar is above the bar of chosen rows', async (_what, width, height) => {
  await page.viewport(width, height);
  await renderScreen(
    <>
      <div style={{ position: 'fixed', insetInline: 0, bottom: width < 640 ? 70 : 10, height: 54 }}>
        <BulkBar chosen={1} actions={[{ label: 'Accepteren', onClick: noop }]} onClear={noop} />
      </div>
      <UndoBar done={done} onClose={noop} />
    </>,
  );
  const undo = page.getByRole('button', { name: 'Ongedaan maken' }).element().getBoundingClientRect();
  const bulk = page.getByRole('toolbar').element().getBoundingClientRect();
  expect(undo.bottom).toBeLessThan(bulk.top);
});

test('on a phone with buttons at the foot of the screen the undo bar is one line at its top', async () => {
  await page.viewport(390, 844);
  await renderScreen(
    <>
      <div data-bottom-bar-of-phone />
      <nav data-phone-bar />
      <UndoBar done={done} onClose={noop} />
    </>,
  );
  const text = page.getByText(done.text).element();
  const { top, height } = (text.parentElement ?? text).getBoundingClientRect();
  expect([Math.round(top), height < 80]).toEqual([12, true]);
});
