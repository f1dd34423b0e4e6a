export const nl = {
  free: 'Gratis',
  open: 'Niet betaald',
  complete: 'Afgerond',
  paid: 'Betaald',
  failed: 'Mislukt',
  canceled: 'Geannuleerd',
  expired: 'Verlopen',
  external: 'Pin of elders',
  refunded: 'Terugbetaald',
  partly_refunded: 'Deels terugbetaald',
};
