import type { Labels } from '../kit/labels.ts';

export const paymentLabels = {
  nl: { method: 'Betaalwijze', outcome: 'Uitkomst', id: 'Betaling', settled_how: 'Hoe terugbetaald' },
  en: { method: 'Way of paying', outcome: 'Outcome', id: 'Payment', settled_how: 'How it was given back' },
} as const satisfies Labels;
