import type { Labels } from '../kit/labels.ts';

export const paymentLabels = {
  nl: { method: 'Betaalwijze', outcome: 'Uitkomst', id: 'Betaling' },
  en: { method: 'Way of paying', outcome: 'Outcome', id: 'Payment' },
} as const satisfies Labels;
