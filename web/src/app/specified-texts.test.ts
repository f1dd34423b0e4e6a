import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { expect, test } from 'vitest';
import { en as notificationsEn } from '../features/notifications/texts/notifications.en.ts';
import { nl as notificationsNl } from '../features/notifications/texts/notifications.nl.ts';
import { en as sessionsEn } from '../features/sessions/edit/texts/session-form.en.ts';
import { nl as sessionsNl } from '../features/sessions/edit/texts/session-form.nl.ts';
import { en as editEn } from '../screens/edit/texts/edit.en.ts';
import { nl as editNl } from '../screens/edit/texts/edit.nl.ts';

// Screens have copies of these texts, so that they needn't load the messages of the API. Both must stay the same.

type Texts = { sessions: typeof sessionsNl; notifications: typeof notificationsNl; edit: typeof editNl };

test.each<[Locale, Texts]>([
  ['nl', { sessions: sessionsNl, notifications: notificationsNl, edit: editNl }],
  ['en', { sessions: sessionsEn, notifications: notificationsEn, edit: editEn }],
])('texts of screens in %s are those of the API', (locale, { sessions, notifications, edit }) => {
  expect(edit.edit.summary).toBe(translate(locale, { key: 'general.form' }));
  expect(sessions.scope.this).toBe(translate(locale, { key: 'session.scope.this' }));
  expect(sessions.scope.following).toBe(translate(locale, { key: 'session.scope.following' }));
  expect(notifications.hints.advice('101')).toContain(translate(locale, { key: 'notification.length' }));
});
