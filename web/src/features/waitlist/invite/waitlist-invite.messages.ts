import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  loading: 'Uitnodiging openen',
  hello: (name: string) => `${name}, er is een plek voor je`,
  from: (organization: string) => `Je stond op de wachtlijst bij ${organization}.`,
  kept: (until: string) => `De plek blijft voor je vrij tot ${until}.`,
  firstCome: (until: string) => `Je kunt antwoorden tot ${until}. Wie het eerst ja zegt, krijgt de plek.`,
  facts: {
    price: 'Kosten',
    free: 'Gratis',
    returns: 'Niets extra: je was al ingeschreven',
  },
  pay: 'Betalen gaat bij de organisatie.',
  payOnline: 'Je betaalt online; de link krijg je per mail.',
  accept: 'Ja, ik kom',
  decline: 'Nee, ik kom niet',
  declining: {
    title: 'De plek aan een ander geven?',
    text: 'Je gaat van de wachtlijst af en de plek gaat naar de volgende. Dit kun je niet terugdraaien.',
    confirm: 'Plek weggeven',
  },
  calendar: 'Zet in je agenda',
  ask: (organization: string) => `Mail ${organization}`,
  retry: 'Opnieuw proberen',
  offline: 'Je antwoord kwam niet aan. Controleer je verbinding en tik nog eens; twee keer tikken kan geen kwaad.',
  ended: {
    accepted: {
      title: 'Je bent ingeschreven',
      text: (name: string) => `Tot ziens, ${name}. De bevestiging staat in je mail.`,
    },
    declined: { title: 'Bedankt voor je antwoord', text: () => 'De plek gaat naar de volgende op de wachtlijst.' },
    expired: {
      title: 'Deze uitnodiging is verlopen',
      text: (_name: string, until: string) =>
        until === ''
          ? 'De wachtlijst is gesloten.'
          : `Je kon antwoorden tot ${until}. Wil je nog komen? Vraag de organisatie om een nieuwe uitnodiging.`,
    },
    waiting: {
      title: 'Je staat weer op de wachtlijst',
      text: () =>
        'De plek is niet meer vrij. Je houdt je plaats op de lijst en krijgt een mail zodra er weer een plek is.',
    },
    removed: {
      title: 'Je staat niet meer op de wachtlijst',
      text: () => 'De organisatie heeft deze uitnodiging ingetrokken.',
    },
    canceled: { title: 'Dit gaat niet door', text: () => 'De organisatie heeft het afgelast. Je hoeft niets te doen.' },
  },
  problems: {
    incomplete: {
      title: 'Deze link is niet volledig',
      text: 'Open de link uit de mail nog eens, of kopieer hem helemaal.',
    },
    unknown: {
      title: 'Deze uitnodiging bestaat niet',
      text: 'Kreeg je later een nieuwe mail? Gebruik dan de link daaruit; een oudere werkt niet meer.',
    },
    failed: {
      title: 'De uitnodiging kon niet openen',
      text: 'Probeer het zo nog eens. Je plek blijft intussen voor je vrij.',
    },
  },
};

const en: typeof nl = {
  loading: 'Opening the invitation',
  hello: (name) => `${name}, there is a spot for you`,
  from: (organization) => `You were on the waiting list of ${organization}.`,
  kept: (until) => `The spot is kept for you until ${until}.`,
  firstCome: (until) => `You can answer until ${until}. Whoever says yes first gets the spot.`,
  facts: {
    price: 'Price',
    free: 'Free',
    returns: 'Nothing extra: you were signed up already',
  },
  pay: 'You pay at the organisation.',
  payOnline: 'You pay online; the link is mailed to you.',
  accept: 'Yes, I will come',
  decline: 'No, I will not come',
  declining: {
    title: 'Give the spot to somebody else?',
    text: 'You leave the waiting list and the spot goes to the next person. This can’t be undone.',
    confirm: 'Give the spot away',
  },
  calendar: 'Add to your calendar',
  ask: (organization) => `Mail ${organization}`,
  retry: 'Try again',
  offline: 'Your answer did not arrive. Check your connection and tap again; tapping twice does no harm.',
  ended: {
    accepted: { title: 'You are signed up', text: (name) => `See you, ${name}. The confirmation is in your mail.` },
    declined: {
      title: 'Thank you for your answer',
      text: () => 'The spot goes to the next person on the waiting list.',
    },
    expired: {
      title: 'This invitation has expired',
      text: (_name, until) =>
        until === ''
          ? 'The waiting list is closed.'
          : `You could answer until ${until}. Do you still want to come? Ask the organisation for a new invitation.`,
    },
    waiting: {
      title: 'You are back on the waiting list',
      text: () =>
        'The spot is no longer free. You keep your place on the list and get a mail as soon as there is a spot again.',
    },
    removed: {
      title: 'You are no longer on the waiting list',
      text: () => 'The organisation withdrew this invitation.',
    },
    canceled: {
      title: 'This does not take place',
      text: () => 'The organisation called it off. You need not do anything.',
    },
  },
  problems: {
    incomplete: { title: 'This link is not complete', text: 'Open the link in the mail again, or copy all of it.' },
    unknown: {
      title: 'This invitation does not exist',
      text: 'Did you get a newer mail? Use the link in that one; an older one no longer works.',
    },
    failed: {
      title: 'The invitation could not open',
      text: 'Try again in a moment. Your spot stays kept for you meanwhile.',
    },
  },
};

export const inviteMessages = defineMessages({ nl, en });
