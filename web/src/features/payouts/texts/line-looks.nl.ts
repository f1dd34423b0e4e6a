export const nl = {
  batch: {
    preparing: 'Wordt gemaakt',
    executing: 'Wordt vastgelegd',
    returning: 'Komt terug',
    canceling: 'Wordt geannuleerd',
  },
  line: { rejected: 'Teruggekomen' },
  payout: { exported: 'Onderweg', executed: 'Uitbetaald' },
};
