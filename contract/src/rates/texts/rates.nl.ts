export const nl = {
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
};
