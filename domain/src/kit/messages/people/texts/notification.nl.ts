export const nl = {
  'notification.variable': 'Onbekende variabele: {name}',
};
