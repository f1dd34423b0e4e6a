import { Name } from '@move/contract/kit/fields.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { editMessages } from '../edit.messages.ts';
import { ErrorSummary } from '../ErrorSummary.tsx';
import type { FormCore, FormState } from '../form/form-core.ts';
import { useFormActions, useFormCore } from './kept-forms.ts';
import { useUnsaved } from './use-unsaved.ts';

const words = editMessages.nl.edit;
const schema = z.object({ name: Name });
const options = (id: string) => ({ id, schema, labels: undefined, sendsChangesOnly: true });

type Refusal = Partial<FormState>;

/** A form without changes, and next to it the changed form of another tab, whose save is refused. */
function Tabs({ record, refusal }: { record: string; refusal: Refusal }) {
  const core = useFormCore(`${record}: this`, options('this'));
  const other = useFormCore(`${record}: other`, options('other'));
  const unsaved = useUnsaved(core, { isNew: false });
  useFormActions(other, { save: () => refuse(other, refusal), discard: () => {} });
  return (
    <>
      <button type="button" onClick={() => other.set('name', 'Zwemles')}>
        Typ
      </button>
      <button type="button" onClick={() => void unsaved.save()}>
        Opslaan
      </button>
      <ErrorSummary core={core} onGo={() => {}} />
    </>
  );
}

function refuse(form: FormCore, refusal: Refusal): Promise<boolean> {
  form.update(refusal);
  return Promise.resolve(false);
}

const stale = { theirs: {}, record: {} };
test.each<[string, Refusal, string[]]>([
  ['the reason, if the form as a whole is refused', { general: [words.failed] }, [words.failed]],
  ['that a field of that tab is wrong', { errors: { name: ['Vul een naam in'] } }, [words.otherTab]],
  [
    'the reason and the field',
    { general: ['Dat kan niet'], errors: { name: ['Te lang'] } },
    ['Dat kan niet', words.otherTab],
  ],
  ['that the tab was changed meanwhile', { stale }, [words.otherTabStale]],
])('when the save of another tab is refused, the form shows %s', async (what, refusal, sentences) => {
  await renderScreen(<Tabs record={what} refusal={refusal} />);
  await page.getByRole('button', { name: 'Typ' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  const shown = page.getByRole('alert').element().querySelectorAll('p');
  expect([...shown].map(({ textContent }) => textContent)).toEqual(sentences);
});

test('the sentence that there is no network disappears when the network is back', async () => {
  await renderScreen(<Tabs record="offline" refusal={{ general: [words.offline] }} />);
  await page.getByRole('button', { name: 'Typ' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText(words.offline)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(words.offline)).not.toBeInTheDocument();
});
