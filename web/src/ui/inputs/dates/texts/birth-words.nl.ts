export const nl = {
  future: 'Een geboortedatum kan niet na vandaag zijn',
};
