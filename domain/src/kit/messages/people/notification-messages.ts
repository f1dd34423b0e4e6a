/** Messages about notifications to app users. */
export const notificationMessages = {
  'notification.variable': { nl: 'Onbekende variabele: {name}', en: 'Unknown variable: {name}' },
} as const;
