import { expect, test } from 'vitest';
import { sessionGridMessages } from './session-grid.messages.ts';

test('the notice about a busy trainer also fits several names', () => {
  const { nl, en } = sessionGridMessages;
  const busy = ['Noor, Pieter', 'Waterpolo', '02:00–03:00'] as const;
  expect(en.notices.trainersBusy(...busy)).toBe('Noor, Pieter: at Waterpolo then, 02:00–03:00');
  expect(nl.notices.trainersBusy(...busy)).toBe('Noor, Pieter: dan bij Waterpolo, 02:00–03:00');
});
