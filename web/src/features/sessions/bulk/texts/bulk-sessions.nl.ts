const mailed = (mails: number) =>
  mails === 0 ? 'Niemand krijgt een mail.' : mails === 1 ? '1 mail gaat eruit.' : `${mails} mails gaan eruit.`;

export const nl = {
  cancel: 'Afgelasten',
  canceled: (count: number, mails: number) =>
    [count === 1 ? 'De sessie is afgelast.' : `${count} sessies zijn afgelast.`, mailed(mails)].join(' '),
  move: 'Dag en tijd…',
  location: 'Locatie…',
  moved: (count: number, mails: number) =>
    [count === 1 ? 'De sessie is verplaatst.' : `${count} sessies zijn verplaatst.`, mailed(mails)].join(' '),
  spots: 'Plekken…',
  changed: (count: number) => (count === 1 ? 'De sessie is aangepast.' : `${count} sessies zijn aangepast.`),
  putBack: (count: number) =>
    count === 1 ? 'De sessie is weer zoals eerst' : `${count} sessies zijn weer zoals eerst`,
  message: 'Bericht…',
  remove: 'Verwijderen',
  removed: (count: number) => (count === 1 ? 'De sessie is verwijderd.' : `${count} sessies zijn verwijderd.`),
  restored: (count: number) => (count === 1 ? 'De sessie is terug' : `${count} sessies zijn terug`),
};
