import type { TestPayment } from '@move/contract/payments/payments.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

type Status = TestPayment['status'];

const nl = {
  title: 'Proefbetaling',
  text: 'Dit is geen echte betaling. Kies hoe deze betaling afloopt.',
  loading: 'Betaling ophalen…',
  amount: 'Bedrag',
  description: 'Omschrijving',
  method: 'Betaalwijze',
  methods: { ideal: 'iDEAL', bancontact: 'Bancontact', creditcard: 'Creditcard' },
  choose: { paid: 'Betalen', failed: 'Laten mislukken', canceled: 'Annuleren', expired: 'Laten verlopen' },
  back: 'Terug naar de bestelling',
  now: {
    open: 'Deze betaling is nog open.',
    paid: 'Deze betaling is gelukt.',
    failed: 'Deze betaling is mislukt.',
    canceled: 'Deze betaling is geannuleerd.',
    expired: 'Deze betaling is verlopen.',
  } satisfies Record<Status, string>,
  later:
    'Je kunt alsnog een andere uitkomst kiezen: zo zie je wat er gebeurt als een bericht te laat of twee keer komt.',
  unknown: {
    title: 'Betaling niet gevonden',
    text: 'Deze betaling bestaat niet, of er wordt hier niet op proef betaald.',
  },
  failed: {
    title: 'De betaling kon niet worden opgehaald',
    text: 'Controleer je verbinding en probeer het opnieuw.',
  },
  retry: 'Opnieuw proberen',
};

const en: typeof nl = {
  title: 'Test payment',
  text: 'This is not a real payment. Choose how this payment ends.',
  loading: 'Fetching the payment…',
  amount: 'Amount',
  description: 'Description',
  method: 'Way of paying',
  methods: { ideal: 'iDEAL', bancontact: 'Bancontact', creditcard: 'Credit card' },
  choose: { paid: 'Pay', failed: 'Let it fail', canceled: 'Cancel', expired: 'Let it expire' },
  back: 'Back to the order',
  now: {
    open: 'This payment is still open.',
    paid: 'This payment succeeded.',
    failed: 'This payment failed.',
    canceled: 'This payment was cancelled.',
    expired: 'This payment expired.',
  } satisfies Record<Status, string>,
  later: 'You can still choose another outcome, to see what happens when a message comes late or twice.',
  unknown: { title: 'Payment not found', text: 'There is no such payment, or test payments are not used here.' },
  failed: { title: 'The payment could not be fetched', text: 'Check your connection and try again.' },
  retry: 'Try again',
};

export const testPaymentMessages = defineMessages({ nl, en });
