import { describe, expect, test } from 'vitest';
import { translate } from '../kit/messages/messages.ts';
import { renderNotification, shownLength, notificationVariableViolations, variablesIn } from './notification.ts';

const sanne = { first_name: 'Sanne', last_name: 'de Wit', locale: 'nl' } as const;
const unnamed = { first_name: null, last_name: null, locale: 'nl' } as const;
const rendered = (contents: string, reader: typeof sanne | typeof unnamed = sanne) =>
  renderNotification({ title: 'x', contents }, { reader, appName: 'Sportief' }).contents;

describe('a notification as its reader sees it', () => {
  test('has the values of the variables, also with spaces between the braces', () => {
    expect(rendered('Hoi {{first_name}} {{ last_name }}, open {{app_name}}')).toBe('Hoi Sanne de Wit, open Sportief');
    const title = renderNotification({ title: '{{first_name}}!', contents: 'x' }, { reader: sanne, appName: '' }).title;
    expect(title).toBe('Sanne!');
  });

  test.each([
    ['Hoi {{first_name}}!', 'Hoi sporter!'],
    ['Dag {{first_name}} {{last_name}}, kom je?', 'Dag sporter, kom je?'],
    ['{{last_name}}', ''],
  ])('without a name %j reads %j', (text, expected) => {
    expect(rendered(text, unnamed)).toBe(expected);
    expect(rendered(text, { ...unnamed, first_name: ' ', last_name: ' ' } as never)).toBe(expected);
  });

  test('an English reader without a name is an athlete', () => {
    const reader = { ...unnamed, locale: 'en' as const };
    expect(renderNotification({ title: '{{first_name}}', contents: 'x' }, { reader, appName: '' }).title).toBe(
      'athlete',
    );
  });

  test('a name that looks like a variable is not filled in again', () => {
    const reader = { ...sanne, first_name: '{{last_name}}' };
    expect(renderNotification({ title: '{{first_name}}', contents: 'x' }, { reader, appName: '' }).title).toBe(
      '{{last_name}}',
    );
  });
});

test('unknown variables are refused on their field, each once, by name', () => {
  const found = notificationVariableViolations({
    title: 'Hoi {{naam}}',
    contents: '{{first_name}} {{ }} {{x}} {{x}} {y}',
  });
  expect(found.map(({ path, params }) => [path[0], params?.['name']])).toEqual([
    ['title', 'naam'],
    ['contents', ''],
    ['contents', 'x'],
  ]);
  expect(translate('nl', { key: 'notification.variable', params: { name: 'x' } })).toBe('Onbekende variabele: x');
});

test('the variables of a notification are those of title and contents', () => {
  expect(variablesIn({ title: '{{app_name}}', contents: '{{first_name}} {{other}} {{first_name}}' })).toEqual([
    'first_name',
    'app_name',
  ]);
});

test('a length is counted in graphemes', () => {
  expect(shownLength('Zé 👨‍👩‍👧 🇳🇱')).toBe(6);
});
