import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
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

const en: typeof nl = {
  loading: 'Opening the change',
  title: (organization) => `New bank account of ${organization}`,
  text: 'The platform pays out nothing until the account is confirmed.',
  facts: { account: 'Account', before: 'Was', holder: 'Name', when: 'Changed', none: 'No account yet' },
  check: 'Only confirm when you are sure that this account belongs to the organisation. In doubt? Stop the change.',
  checkStop:
    'Is this account not right? Stop the change. The platform then pays out nothing until it has checked the account.',
  confirm: 'Confirm account',
  stop: 'Stop the change',
  retry: 'Try again',
  offline: 'Your answer did not arrive. Check your connection and try again.',
  ended: {
    confirmed: { title: 'The account is confirmed', text: 'Payouts continue. You can close this page.' },
    stopped: {
      title: 'The change was stopped',
      text: 'Nothing is paid out until the platform has checked the account. Call the platform if you know more.',
    },
    expired: { title: 'This link has expired', text: 'Ask the platform to confirm the account.' },
  },
  problems: {
    incomplete: { title: 'This link is not complete', text: 'Open the link in the mail again, or copy all of it.' },
    unknown: {
      title: 'This link does not work',
      text: 'Maybe the account was changed again after it. See if there is a newer mail.',
    },
    failed: { title: 'The page does not load', text: 'Check your connection and try again.' },
  },
};

export const bankAccountMessages = defineMessages({ nl, en });
