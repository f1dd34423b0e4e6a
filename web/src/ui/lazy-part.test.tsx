import type { FunctionComponent } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../testing/render-screen.tsx';
import { lazyPart } from './lazy-part.tsx';

type Props = { onClose?: () => void };

const Part = () => <p>Het onderdeel</p>;
const part = page.getByText('Het onderdeel');
const fault = page.getByRole('alert');

/** Loads the part once `back` was called, as when the network returns. */
function loading() {
  let isCut = true;
  const load = vi.fn<() => Promise<FunctionComponent<Props>>>(async () => {
    if (isCut) throw new TypeError('Failed to fetch');
    return Part;
  });
  const back = () => {
    isCut = false;
    window.dispatchEvent(new Event('online'));
  };
  return { load, back };
}

test('a failed dialog does not open when the network is back, but when the user tries again', async () => {
  const { load, back } = loading();
  const Lazy = lazyPart<Props>(load);
  await renderScreen(<Lazy onClose={() => {}} />);
  await expect.element(fault).toBeVisible();
  const tries = load.mock.calls.length;
  back();
  await expect.element(fault).toBeVisible();
  expect(load).toHaveBeenCalledTimes(tries);
  await fault.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.element(part).toBeVisible();
});

test('a failed part of the screen is shown as soon as the network is back', async () => {
  const { load, back } = loading();
  const Lazy = lazyPart<Props>(load, <p>Even wachten</p>);
  await renderScreen(<Lazy />);
  await expect.element(fault).toBeVisible();
  back();
  await expect.element(part).toBeVisible();
});
