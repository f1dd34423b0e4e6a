import { labels } from '../kit/labels.ts';

export const rateLabels = labels(
  {
    name: 'Naam',
    price_in_cents: 'Prijs',
    vat_level: 'Btw',
    vat_exemption_reason: 'Reden van vrijstelling',
    cancellation_term_ids: 'Annuleringsvoorwaarden',
    isArchived: 'Gearchiveerd',
    periods: 'Periodes',
    from_minutes: 'Vanaf',
    until_minutes: 'Tot',
    refund_percentage: 'Terugbetaling',
  },
  {
    name: 'Name',
    price_in_cents: 'Price',
    vat_level: 'VAT',
    vat_exemption_reason: 'Reason for exemption',
    cancellation_term_ids: 'Cancellation terms',
    isArchived: 'Archived',
    periods: 'Periods',
    from_minutes: 'From',
    until_minutes: 'Until',
    refund_percentage: 'Refund',
  },
);
