export const nl = {
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
      text: 'Probeer het zo nog eens. De uitnodiging blijft geldig tot het moment in de mail.',
    },
  },
};
