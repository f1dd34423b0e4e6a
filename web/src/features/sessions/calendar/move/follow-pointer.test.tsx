import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { followPointer } from './follow-pointer.ts';

const handlers = { onMove: vi.fn(), onDrop: vi.fn(), onCancel: vi.fn() };
const onClick = vi.fn();
let event: HTMLElement;

beforeEach(async () => {
  vi.clearAllMocks();
  await renderScreen(
    <button type="button" onPointerDown={(pressed) => followPointer(pressed, handlers)} onClick={onClick}>
      Aquajoggen
    </button>,
  );
  const button = page.getByRole('button', { name: 'Aquajoggen' });
  await expect.element(button).toBeVisible();
  event = button.element() as HTMLElement;
});

function send(type: string, clientY: number, pointerId = 1): void {
  event.dispatchEvent(new PointerEvent(type, { pointerId, clientX: 10, clientY, bubbles: true, button: 0 }));
}

test('releasing the button after Escape is no click; the next click is', async () => {
  send('pointerdown', 10);
  send('pointermove', 40);
  globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(handlers.onCancel).toHaveBeenCalledOnce();
  send('pointerup', 10);
  event.click();
  expect(onClick).not.toHaveBeenCalled();
  expect(handlers.onDrop).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  event.click();
  expect(onClick).toHaveBeenCalledOnce();
});

test('a second pointer does not move, drop or cancel the dragged element', () => {
  send('pointerdown', 10);
  send('pointermove', 40);
  expect(handlers.onMove).toHaveBeenLastCalledWith({ y: 30, date: null });
  send('pointermove', 200, 2);
  send('pointerup', 200, 2);
  send('pointercancel', 200, 2);
  expect(handlers.onMove).toHaveBeenLastCalledWith({ y: 30, date: null });
  expect([handlers.onDrop, handlers.onCancel].flatMap(({ mock }) => mock.calls)).toEqual([]);
  send('pointerup', 40);
  expect(handlers.onDrop).toHaveBeenCalledOnce();
});
