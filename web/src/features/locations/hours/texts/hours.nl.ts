export const nl = {
  unknown: 'Nog niet ingevuld',
  closed: 'Gesloten',
  open: (day: string) => `${day} open`,
  nth: (day: string, at: number) => (at === 0 ? day : `${day}, ${at === 1 ? 'tweede' : 'derde'} tijd`),
  from: (day: string) => `${day} vanaf`,
  until: (day: string) => `${day} tot`,
  to: 'tot',
  night: (day: string) => `nacht naar ${day}`,
  addSlot: (day: string) => `Tijd toevoegen op ${day}`,
  removeSlot: (day: string) => `Tijd weghalen van ${day}`,
  copy: (day: string) => `${day.charAt(0).toUpperCase()}${day.slice(1)} naar werkdagen`,
};
