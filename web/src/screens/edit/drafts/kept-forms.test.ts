import { Name } from '@move/contract/kit/fields.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { FormCore } from '../form/form-core.ts';
import { unsavedForms, useFormCore } from './kept-forms.ts';

test('a form that was rendered but never shown is not kept', () => {
  const options = { id: 'f', schema: z.object({ name: Name }), labels: undefined, sendsChangesOnly: true };
  const drawn: FormCore[] = [];
  renderToStaticMarkup(
    createElement(() => {
      drawn.push(useFormCore('record 1', options));
      return null;
    }),
  );
  drawn[0]?.set('name', 'Bad');
  expect(drawn[0]?.changes()).toHaveLength(1);
  expect(unsavedForms()).toEqual([]);
});
