export const nl = {
  none: 'Geen andere organisatie gebruikt deze locatie.',
  mayEdit: 'Mag deze locatie bewerken',
  mayEditHint: 'Ook adres, foto en openingstijden. Uit: alleen hier plannen.',
  rightsOf: (name: string) => `Rechten van ${name}`,
  unnamed: 'Organisatie op een ander platform',
  ended: 'Koppeling beëindigd',
  planned: (count: number) => (count === 1 ? '1 geplande sessie' : `${count} geplande sessies`),
  end: {
    action: 'Beëindigen',
    of: (name: string) => `Koppeling met ${name} beëindigen`,
    title: (name: string) => `Koppeling met ${name} beëindigen?`,
    text: (planned: number) =>
      planned === 0
        ? 'De organisatie kan hier niets nieuws meer plannen. Activiteiten die deze locatie al hebben, houden haar. Je kunt dit later terugdraaien.'
        : `De organisatie kan hier niets nieuws meer plannen. ${planned === 1 ? '1 geplande sessie gaat' : `${planned} geplande sessies gaan`} gewoon door op deze locatie; stem zelf af als dat niet kan. Je kunt dit later terugdraaien.`,
    confirm: 'Koppeling beëindigen',
    done: (name: string) => `${name} kan deze locatie niet meer gebruiken`,
  },
  again: {
    action: 'Weer toelaten',
    of: (name: string) => `${name} weer toelaten`,
    done: (name: string) => `${name} kan deze locatie weer gebruiken`,
  },
};
