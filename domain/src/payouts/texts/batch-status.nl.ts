export const nl = {
  preparing: 'nog niet klaar: het concept wordt gemaakt',
  draft: 'concept',
  exported: 'geëxporteerd',
  executing: 'nog niet klaar: de uitvoering wordt vastgelegd',
  executed: 'uitgevoerd',
  returning: 'nog niet klaar: de betalingen komen terug',
  canceling: 'nog niet klaar: de annulering loopt',
  canceled: 'geannuleerd',
};
