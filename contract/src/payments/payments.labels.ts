import type { Labels } from '../kit/labels.ts';

export const paymentLabels = {
  nl: {
    method: 'Betaalwijze',
    outcome: 'Uitkomst',
    id: 'Betaling',
    key: 'Sleutel',
    current_password: 'Je wachtwoord',
    settled_how: 'Hoe terugbetaald',
  },
  en: {
    method: 'Way of paying',
    outcome: 'Outcome',
    id: 'Payment',
    key: 'Key',
    current_password: 'Your password',
    settled_how: 'How it was given back',
  },
} as const satisfies Labels;
