import { screenWords } from '../../web/src/screens/screen-words.ts';
import { en } from '../../web/src/ui/words-en.ts';
import { nl } from '../../web/src/ui/words-nl.ts';
import { expect, type Locale, type Product } from '../product.ts';

export const uiWords: Record<Locale, typeof nl> = { nl, en };

/** What every form has: its fields by their labels, the save bar, and what it says. */
export function editScreen({ page, words }: Pick<Product, 'page' | 'words'>) {
  const ui = words(uiWords);
  const { edit } = words(screenWords);
  const saveBar = page.getByRole('region', { name: ui.save.region });
  const saveButton = saveBar.getByRole('button', { name: new RegExp(`^${ui.save.save}`) });
  // while its list fades out it is nobody's popup any more, which is no state to judge a screen in
  const isShut = () => expect(page.getByRole('listbox').filter({ visible: true })).toHaveCount(0);
  return {
    saveBar,
    saveButton,
    field: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
    /** Saves a record that is there already, and waits until the form is clean; `saved` is the notice of a form that names no record. */
    save: async (name: string, saved: string = edit.saved(name)) => {
      await saveButton.click();
      await expect(page.getByText(saved)).toBeVisible();
      await expect(saveBar).toBeHidden();
    },
    /** Adds a new record; the form leads on by itself. */
    add: () => saveButton.click(),
    /** One of the choices of a select. */
    choose: async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: option }).click();
      await isShut();
    },
    /** Some of the choices of a select that takes several. */
    chooseSome: async (label: string, ...options: string[]) => {
      await page.getByRole('combobox', { name: label, exact: true }).click();
      for (const option of options) await page.getByRole('option', { name: option, exact: true }).click();
      await page.keyboard.press('Escape');
      await isShut();
    },
  };
}
