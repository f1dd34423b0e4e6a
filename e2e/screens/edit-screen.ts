import { hoursMessages } from '../../web/src/features/locations/hours/hours.messages.ts';
import { cellMessages } from '../../web/src/features/sessions/grid/table/cells.messages.ts';
import { repetitionMessages } from '../../web/src/features/sessions/series/repetition.messages.ts';
import { editMessages } from '../../web/src/screens/edit/edit.messages.ts';
import { uploadWords } from '../../web/src/ui/inputs/files/upload-words.ts';
import { mapWords } from '../../web/src/ui/inputs/map/map-words.ts';
import { paletteWords } from '../../web/src/ui/overlays/palette/palette-words.ts';
import { bulkWords } from '../../web/src/ui/page/bars/bulk-words.ts';
import { orderWords } from '../../web/src/ui/table/order/order-words.ts';
import { words } from '../../web/src/ui/words.ts';
import { expect, type Locale, type Product } from '../product.ts';

const uiWordsIn = (locale: Locale) => ({
  ...words[locale],
  bulk: bulkWords[locale],
  grid: cellMessages[locale],
  hours: hoursMessages[locale],
  map: mapWords[locale],
  order: orderWords[locale],
  palette: paletteWords[locale],
  repetition: repetitionMessages[locale],
  upload: uploadWords[locale],
});

/** The texts of the kit and of its parts. */
export const uiWords = { nl: uiWordsIn('nl'), en: uiWordsIn('en') };

/** The parts of every form: its fields by label, the save bar, and its messages. */
export function editScreen({ page, words }: Pick<Product, 'page' | 'words'>) {
  const ui = words(uiWords);
  const { edit } = words(editMessages);
  const saveBar = page.getByRole('region', { name: ui.save.region });
  const saveButton = saveBar.getByRole('button', { name: new RegExp(`^${ui.save.save}`) });
  // waits until no list is fading out: the accessibility check would find a list without its button
  const isShut = () => expect(page.getByRole('listbox').filter({ visible: true })).toHaveCount(0);
  return {
    saveBar,
    saveButton,
    field: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
    /** Saves an existing record, and waits until the form is clean; `saved` is the message of a form that names no record. */
    save: async (name: string, saved: string = edit.saved(name)) => {
      await saveButton.click();
      await expect(page.getByText(saved)).toBeVisible();
      await expect(saveBar).toBeHidden();
    },
    /** Adds a new record; the form then opens its page. */
    add: () => saveButton.click(),
    /** Chooses an option of a select. */
    choose: async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: option }).click();
      await isShut();
    },
    /** Chooses options of a select that takes several. */
    chooseSome: async (label: string, ...options: string[]) => {
      await page.getByRole('combobox', { name: label, exact: true }).click();
      for (const option of options) await page.getByRole('option', { name: option, exact: true }).click();
      await page.keyboard.press('Escape');
      await isShut();
    },
  };
}
