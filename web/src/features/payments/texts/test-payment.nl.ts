import type { TestPayment } from '@move/contract/payments/payments.ts';

export type Status = TestPayment['status'];

export const nl = {
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
