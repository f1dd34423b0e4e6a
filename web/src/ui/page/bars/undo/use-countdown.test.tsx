import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { NotificationBar } from '../NotificationBar.tsx';

const notice = { id: 'saved', kind: 'success', text: 'De sessie is opgeslagen' } as const;
const onClose = vi.fn<() => void>();
const bar = page.getByText(notice.text);

beforeEach(() => {
  onClose.mockClear();
});

test('a notice that appears under a resting pointer hides itself', async () => {
  await renderScreen(<NotificationBar notice={notice} onClose={onClose} />);
  const shown = bar.element().parentElement;
  // what a browser sends for a pointer that did not move
  shown?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 7_000 });
});

test('a notice stays while the pointer moves over it', async () => {
  await renderScreen(<NotificationBar notice={notice} onClose={onClose} />);
  await userEvent.hover(bar);
  await new Promise((resolve) => setTimeout(resolve, 5_500));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.unhover(bar);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 7_000 });
});
