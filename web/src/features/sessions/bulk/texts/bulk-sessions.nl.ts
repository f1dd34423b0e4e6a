const done = (count: number, what: string) => (count === 1 ? `De sessie is ${what}` : `${count} sessies zijn ${what}`);
const mailed = (count: number, what: string, mails: number) => `${done(count, what)}. ${mailsOf(mails)}`;
const mailsOf = (mails: number) =>
  mails === 0 ? 'Niemand krijgt een mail.' : mails === 1 ? '1 mail gaat eruit.' : `${mails} mails gaan eruit.`;

export const nl = {
  cancel: 'Afgelasten…',
  canceled: (count: number, mails: number) => mailed(count, 'afgelast', mails),
  move: 'Dag en tijd…',
  location: 'Locatie…',
  oneOrganization: 'Alleen voor sessies van één organisatie',
  moved: (count: number, mails: number) => mailed(count, 'verplaatst', mails),
  spots: 'Plekken…',
  changed: (count: number) => `${done(count, 'aangepast')}.`,
  putBack: (count: number) => done(count, 'weer zoals eerst'),
  message: 'Bericht…',
  remove: 'Verwijderen…',
  removed: (count: number) => `${done(count, 'verwijderd')}.`,
  restored: (count: number) => done(count, 'terug'),
};
