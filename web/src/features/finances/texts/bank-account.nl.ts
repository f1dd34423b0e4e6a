export const nl = {
  loading: 'Wijziging openen',
  title: (organization: string) => `Nieuwe bankrekening van ${organization}`,
  text: 'Het platform betaalt niets uit tot de rekening is bevestigd.',
  facts: { account: 'Rekening', before: 'Was', holder: 'Naam', when: 'Gewijzigd', none: 'Nog geen rekening' },
  check:
    'Bevestig alleen als je zeker weet dat deze rekening van de organisatie is. Twijfel je? Houd de wijziging dan tegen.',
  checkStop:
    'Klopt deze rekening niet? Houd de wijziging dan tegen. Het platform betaalt dan niets uit tot het de rekening heeft nagekeken.',
  confirm: 'Rekening bevestigen',
  stop: 'Wijziging tegenhouden',
  retry: 'Opnieuw proberen',
  offline: 'Je antwoord kwam niet aan. Controleer je verbinding en probeer het opnieuw.',
  ended: {
    confirmed: {
      title: 'De rekening is bevestigd',
      text: 'Uitbetalingen gaan door. Je kunt deze pagina sluiten.',
    },
    stopped: {
      title: 'De wijziging is tegengehouden',
      text: 'Er wordt niets uitbetaald tot het platform de rekening heeft nagekeken. Bel het platform als je meer weet.',
    },
    expired: {
      title: 'Deze link is verlopen',
      text: 'Vraag het platform om de rekening te bevestigen.',
    },
  },
  problems: {
    incomplete: {
      title: 'Deze link is niet volledig',
      text: 'Open de link uit de mail nog eens, of kopieer hem helemaal.',
    },
    unknown: {
      title: 'Deze link werkt niet',
      text: 'Misschien is de rekening daarna nog eens gewijzigd. Kijk of er een nieuwere mail is.',
    },
    failed: { title: 'De pagina laadt niet', text: 'Controleer je verbinding en probeer het opnieuw.' },
  },
};
