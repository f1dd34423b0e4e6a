import { expect, test } from 'vitest';
import { defineMessages } from './messages.ts';

test('an empty Dutch text is replaced by the English one, at any depth', () => {
  const nl: { title: string; form: { save: string; name: string } } = {
    title: '',
    form: { save: 'Opslaan', name: '' },
  };
  const { nl: dutch } = defineMessages({ nl, en: { title: 'Title', form: { save: 'Save', name: 'Name' } } });
  expect(dutch).toEqual({ title: 'Title', form: { save: 'Opslaan', name: 'Name' } });
});
