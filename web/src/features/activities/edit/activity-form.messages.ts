import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  sections: {
    name: { title: 'Naam', text: 'De rest vul je daarna in. Tot je publiceert ziet niemand iets.' },
    basics: { title: 'Basis', text: 'Zo vinden mensen je activiteit in de app en op de website.' },
    image: { title: 'Beeld', text: 'Zonder eigen afbeelding staat die van het platform erbij.' },
    audience: { title: 'Voor wie', text: 'Leeftijd wordt gecontroleerd op de dag van de sessie, als je dat aanzet.' },
    price: { title: 'Prijs en inschrijven', text: 'Wat het kost, en waar mensen zich inschrijven.' },
    people: {
      title: 'Contactpersonen',
      text: 'Kies per persoon wat die doet. Trainers zien hun sessies op hun telefoon.',
    },
    place: { title: 'Locatie', text: 'Een sessie kan ergens anders zijn; dat kies je bij de sessie.' },
    arrival: { title: 'Goed om te weten', text: 'Waar iedereen moet zijn en wat je meeneemt.' },
    visibility: { title: 'Zichtbaarheid', text: 'Wie al is ingeschreven houdt altijd toegang.' },
    signup: { title: 'Inschrijven', text: 'Hoe mensen een plek krijgen.' },
    period: { title: 'Inschrijfperiode', text: 'In minuten vóór de start. Leeg is geen grens.' },
    cancel: { title: 'Annuleren', text: 'Je kiest uit het beleid dat bij het tarief hoort.' },
    type: { title: 'Type', text: 'Bepaalt wat mensen kunnen kiezen en welke tabbladen er zijn.' },
  },
  hints: {
    name: 'Bijvoorbeeld Zwemmen voor beginners.',
    description: 'Schrijf voor iemand die voor het eerst komt.',
    notes: 'Bijvoorbeeld de ingang, of wat je meeneemt.',
    rate: 'Uit de tarieven van je organisatie.',
    payment: 'Laat leeg als mensen zich hier inschrijven.',
    concept: 'Verborgen in de app en op de website.',
    walkIn: 'Geen inschrijving, geen limiet, altijd gratis.',
    waitlist: 'Wie te laat is, kan in de rij gaan staan.',
    waitlistOff: 'Kan niet bij vrije inloop.',
    autoInvite:
      'De eerste in de rij krijgt vanzelf een uitnodiging als er een plek vrijkomt. Staat dit uit, dan is die plek voor wie zich het eerst inschrijft.',
    validateAge: 'Vraagt om de geboortedatum en weigert wie te jong of te oud is.',
    from: 'Alleen ingevuld: opent zoveel minuten vóór de start.',
    until: 'Alleen ingevuld: sluit zoveel minuten vóór de start.',
    termOfRate: (name: string) => `Standaard van het tarief (${name})`,
    termNone: 'Geen beleid: tot de start alles terug',
    termNoRate: 'Kies eerst een tarief met annuleringsvoorwaarden.',
  },
  trainers: (n: number) => (n === 1 ? 'Trainer' : 'Trainers'),
  minutes: 'min',
  everySession: 'Voor een sessie die begint op',
};

const en: typeof nl = {
  sections: {
    name: { title: 'Name', text: 'The rest comes after this. Nobody sees anything until you publish.' },
    basics: { title: 'Basics', text: 'How people find your activity in the app and on the website.' },
    image: { title: 'Picture', text: 'Without one of its own it shows the platform’s.' },
    audience: { title: 'For whom', text: 'Age is checked on the day of the session, if you switch that on.' },
    price: { title: 'Price and sign-up', text: 'What it costs, and where people sign up.' },
    people: { title: 'Contacts', text: 'Choose what each person does. Trainers see their sessions on their phone.' },
    place: { title: 'Location', text: 'A session can be elsewhere; choose that at the session.' },
    arrival: { title: 'Good to know', text: 'Where to be and what to bring.' },
    visibility: { title: 'Visibility', text: 'Whoever has signed up always keeps access.' },
    signup: { title: 'Sign-up', text: 'How people get a place.' },
    period: { title: 'Sign-up period', text: 'In minutes before the start. Empty is no limit.' },
    cancel: { title: 'Cancelling', text: 'You choose from the policies that belong to the rate.' },
    type: { title: 'Type', text: 'Decides what people can choose and which tabs there are.' },
  },
  hints: {
    name: 'For instance Swimming for beginners.',
    description: 'Write for somebody who comes for the first time.',
    notes: 'For instance the entrance, or what to bring.',
    rate: 'From your organisation’s rates.',
    payment: 'Leave empty if people sign up here.',
    concept: 'Hidden in the app and on the website.',
    walkIn: 'No sign-up, no limit, always free.',
    waitlist: 'Whoever is too late can stand in line.',
    waitlistOff: 'Not possible for a walk-in.',
    autoInvite:
      'The first in line is invited by itself when a place comes free. When this is off, that place is for whoever signs up first.',
    validateAge: 'Asks for the date of birth and refuses who is too young or too old.',
    from: 'By itself: opens this many minutes before the start.',
    until: 'By itself: closes this many minutes before the start.',
    termOfRate: (name) => `The rate’s default (${name})`,
    termNone: 'No policy: everything back until the start',
    termNoRate: 'First choose a rate with cancellation policies.',
  },
  trainers: (n) => (n === 1 ? 'Trainer' : 'Trainers'),
  minutes: 'min',
  everySession: 'For a session that starts on',
};

/** The texts of the form of an activity; separate, so that lists don't load them. */
export const activityFormMessages = defineMessages({ nl, en });
