export const nl = {
  removing: {
    title: (name: string) => `${name} verwijderen?`,
    text: (people: number, sessions: number) =>
      `Er staan nog ${people === 1 ? '1 deelnemer' : `${people} deelnemers`} in ${sessions === 1 ? '1 sessie' : `${sessions} sessies`}. Zij kunnen niet meer komen.`,
    waiting: (people: number) =>
      people === 1
        ? '1 wachtende verliest de plek op de wachtlijst en krijgt bericht.'
        : `${people} wachtenden verliezen hun plek op de wachtlijst en krijgen bericht.`,
    final: 'Dit kan niet worden teruggedraaid.',
    confirmAlone: 'Verwijderen',
    done: (name: string) => `${name} is verwijderd.`,
  },
  canceling: {
    title: (name: string) => `${name} afgelasten?`,
    text: (sessions: number) =>
      sessions === 0
        ? 'De activiteit verdwijnt uit je aanbod.'
        : `${sessions === 1 ? 'De komende sessie gaat' : `De ${sessions} komende sessies gaan`} niet door en de activiteit verdwijnt uit je aanbod.`,
    confirm: 'Activiteit afgelasten',
    keep: 'Toch niet',
    done: (name: string) => `${name} is afgelast.`,
  },
};
