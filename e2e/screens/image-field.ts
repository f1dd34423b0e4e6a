import { formatFileSize } from '../../domain/src/kit/files/file-size.ts';
import { expect, type Product } from '../product.ts';
import { uiWords } from './edit-screen.ts';
import type { Picked } from '../browser/pictures.ts';

/** A field for an image, by its label. */
export function imageField({ page, words, locale }: Pick<Product, 'page' | 'words' | 'locale'>, label: string) {
  const ui = words(uiWords);
  const group = page.getByRole('group', { name: label, exact: true });
  const picture = group.getByRole('img', { name: label });
  return {
    group,
    picture,
    choose: group.getByRole('button', { name: ui.upload.chooseImage }),
    replace: group.getByRole('button', { name: ui.upload.replace }),
    remove: group.getByRole('button', { name: ui.remove, exact: false }),
    cancel: group.getByRole('button', { name: ui.cancel }),
    progress: group.getByRole('progressbar'),
    pick: (file: Picked) => group.locator('input[type=file]').setInputFiles(file),
    /** Checks that the image is shown, with its dimensions, its size and, before it is saved, its name. */
    expectImage: async ({
      name,
      width,
      height,
      size,
    }: {
      name?: string;
      width: number;
      height: number;
      size?: number;
    }) => {
      // a large image is resized here and re-encoded on the server, with a progress bar
      await expect(picture).toBeVisible({ timeout: 60_000 });
      await expect(group.getByText(`${width} × ${height} px`)).toBeVisible();
      if (name !== undefined) await expect(group.getByText(name)).toBeVisible();
      if (size !== undefined) await expect(group.getByText(formatFileSize(size, locale))).toBeVisible();
    },
  };
}
