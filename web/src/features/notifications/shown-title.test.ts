import { expect, test } from 'vitest';
import { notificationMessages } from './notifications.messages.ts';
import { shownTitle } from './shown-title.ts';

test.for([
  ['Nieuw in {{app_name}}', 'Nieuw in Beweegplein'],
  ['Dag {{ first_name }}', 'Dag [Voornaam]'],
  ['Bad {{weer}} open', 'Bad {{weer}} open'],
])('the title “%s” is shown as “%s”', ([title, shown]) => {
  expect(shownTitle(title ?? '', 'Beweegplein', notificationMessages.nl.variables)).toBe(shown);
});
