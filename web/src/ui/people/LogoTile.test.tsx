import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LogoTile } from './LogoTile.tsx';

const NOTHING = 'rgba(0, 0, 0, 0)';
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('a logo has the colour of its initials while it loads, and nothing behind it after that', async () => {
  const { container } = await renderScreen(<LogoTile name="Zwemclub" image={pixel} />);
  const image = container.querySelector('img');
  const colour = () => (image === null ? null : getComputedStyle(image).backgroundColor);
  expect(colour()).not.toBe(NOTHING);
  await expect.poll(colour).toBe(NOTHING);
});
