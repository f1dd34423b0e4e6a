import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  title: 'Via de betaaldienst terug',
  reasons: {
    refund: 'Terugbetaling',
    paid_twice: 'Dubbel betaald',
    paid_too_much: 'Te veel betaald',
  },
  states: {
    pending: 'Wordt verstuurd',
    sent: 'Onderweg naar de rekening',
    done: 'Teruggestort',
    failed: 'Niet gelukt',
    settled: 'Op een andere manier terugbetaald',
  },
  lookedUp:
    'We vragen de betaaldienst nog of het geld toch is aangekomen. Is dat niet zo, dan komt het bedrag bij je volgende uitbetaling.',
  failure: (text: string) => `De betaaldienst meldt: ${text}`,
  retry: 'Opnieuw proberen',
  retried: 'De terugbetaling wordt opnieuw verstuurd',
  settle: 'Anders terugbetaald…',
  settling: {
    title: (amount: string) => `${amount} op een andere manier terugbetaald?`,
    text: 'Leg vast hoe, dan staat de terugbetaling niet meer open. Er wordt niets meer verstuurd.',
    how: 'Hoe is het terugbetaald?',
    confirm: 'Vastleggen',
    done: 'Vastgelegd',
  },
};

const en: typeof nl = {
  title: 'Back through the payment provider',
  reasons: {
    refund: 'Refund',
    paid_twice: 'Paid twice',
    paid_too_much: 'Paid too much',
  },
  states: {
    pending: 'Being sent',
    sent: 'On its way to the account',
    done: 'Returned',
    failed: 'Failed',
    settled: 'Given back another way',
  },
  lookedUp:
    'We are still asking the payment provider whether the money arrived after all. If not, your next payout includes the amount.',
  failure: (text) => `The payment provider says: ${text}`,
  retry: 'Try again',
  retried: 'The refund is being sent again',
  settle: 'Given back another way…',
  settling: {
    title: (amount) => `${amount} given back another way?`,
    text: 'Note how, and the refund is no longer open. Nothing more is sent.',
    how: 'How was it given back?',
    confirm: 'Save',
    done: 'Saved',
  },
};

export const providerRefundMessages = defineMessages({ nl, en });
