export const nl = {
  until: (until: string) => `Open tot ${until}`,
  between: (from: string, until: string) => `Open van ${from} tot ${until}`,
};
