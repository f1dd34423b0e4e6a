export const nl = {
  causes: {
    weather: 'slecht weer',
    illness: 'ziekte',
    few_people: 'te weinig deelnemers',
    closed: 'de locatie is dicht',
  },
  reason: 'Reden',
  canceled: ({ activity, organization }: { activity: string; organization: string }) =>
    `${activity} van ${organization} gaat niet door op:`,
};
