export const nl = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  creditcard: 'Creditcard',
  wallet: 'Portemonnee',
  cash: 'Contant',
  free: 'Gratis',
  external: 'Pin of elders',
};
