export const nl = {
  several:
    'Elke activiteit met dit tarief krijgt een van deze voorwaarden. Kies je daar niets, dan geldt de standaard.',
};
