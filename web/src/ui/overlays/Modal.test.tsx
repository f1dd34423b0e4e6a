import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SelectInput } from '../inputs/choices/SelectInput.tsx';
import { FormDialog } from './FormDialog.tsx';
import { Modal } from './Modal.tsx';

const focused = () => document.activeElement?.textContent;
const dialogNames = () =>
  page
    .getByRole('dialog')
    .elements()
    .map((dialog) => dialog.getAttribute('aria-label'));

/** Two modals, the second as a child or a sibling of the first. Both are open from the start, or a button in the first opens the second. */
function Two({ isNested, atOnce }: { isNested: boolean; atOnce: boolean }) {
  const [isLowerOpen, setLowerOpen] = useState(false);
  const [isUpperOpen, setUpperOpen] = useState(false);
  const upper = (
    <Modal isOpen={isUpperOpen} label="Boven" width={300} onClose={() => setUpperOpen(false)}>
      <button type="button">boven 1</button>
      <button type="button">boven 2</button>
    </Modal>
  );
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setLowerOpen(true);
          setUpperOpen(atOnce);
        }}
      >
        open
      </button>
      <Modal isOpen={isLowerOpen} label="Onder" width={480} onClose={() => setLowerOpen(false)}>
        <button type="button" onClick={() => setUpperOpen(true)}>
          onder 1
        </button>
        <button type="button">onder 2</button>
        {isNested && upper}
      </Modal>
      {!isNested && upper}
    </>
  );
}

async function press(keys: string, times = 1) {
  for (let time = 0; time < times; time++) await userEvent.keyboard(keys);
}

test.each([
  ['one inside the other, at once', { isNested: true, atOnce: true }],
  ['one beside the other, at once', { isNested: false, atOnce: true }],
  ['one inside the other, one after the other', { isNested: true, atOnce: false }],
  ['one beside the other, one after the other', { isNested: false, atOnce: false }],
])(
  'two modals, %s: the upper one handles keys, Escape closes only it, and the focus is returned',
  async (_how, how) => {
    await renderScreen(<Two {...how} />);
    await page.getByRole('button', { name: 'open' }).click();
    if (!how.atOnce) await page.getByRole('button', { name: 'onder 1' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Boven' })).toBeVisible();
    expect(dialogNames()).toEqual(['Onder', 'Boven']);
    expect(focused()).toBe('boven 1');
    const seen: (string | null | undefined)[] = [];
    for (const keys of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await press(keys);
      seen.push(focused());
    }
    expect(seen).toEqual(['boven 2', 'boven 1', 'boven 2']);
    await press('{Escape}');
    await expect.poll(dialogNames).toEqual(['Onder']);
    await expect.poll(focused).toBe('onder 1');
    await press('{Tab}', 2);
    expect(focused()).toBe('onder 1');
    await press('{Escape}');
    await expect.poll(dialogNames).toEqual([]);
    await expect.poll(focused).toBe('open');
  },
);

function Ask({ onSubmit }: { onSubmit: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && (
        <FormDialog
          title="Verplaatsen"
          confirmLabel="Verplaats"
          isPending={false}
          onSubmit={onSubmit}
          onClose={() => setOpen(false)}
        >
          <input aria-label="Reden" data-autofocus />
        </FormDialog>
      )}
    </>
  );
}

test('the dialog of a form traps the focus, handles Enter, closes by Escape and returns the focus', async () => {
  let submits = 0;
  await renderScreen(<Ask onSubmit={() => submits++} />);
  await page.getByRole('button', { name: 'open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verplaatsen' });
  await expect.element(page.getByLabelText('Reden')).toHaveFocus();
  for (let stop = 0; stop < 8; stop++) {
    await press('{Tab}');
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await page.getByLabelText('Reden').click();
  await press('{Enter}');
  expect(submits).toBe(1);
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(focused).toBe('open');
});

test.each([
  ['a short list', 3],
  ['a list with search', 20],
])('Escape closes %s in a dialog before the dialog', async (_what, count) => {
  const options = Array.from({ length: count }, (_, index) => ({ value: index, label: `Keuze ${index}` }));
  function WithList() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Modal isOpen={isOpen} label="Formulier" width={480} onClose={() => setOpen(false)}>
        <SelectInput label="Betaling" options={options} value={null} onChange={() => {}} />
      </Modal>
    );
  }
  await renderScreen(<WithList />);
  await page.getByRole('combobox', { name: 'Betaling' }).click();
  await expect.element(page.getByRole('option', { name: 'Keuze 2', exact: true })).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByRole('option', { name: 'Keuze 2', exact: true })).not.toBeInTheDocument();
  expect(dialogNames()).toEqual(['Formulier']);
  await press('{Escape}');
  await expect.poll(dialogNames).toEqual([]);
});
