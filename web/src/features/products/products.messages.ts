import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Producten',
  search: 'Naam van het product',
  create: 'Nieuw product',
  columns: {
    type: 'Soort',
    sport: 'Sport',
    category: 'Categorie',
    status: 'Status',
    rate: 'Tarief',
    stock: 'Verkocht',
    organization: 'Organisatie',
    changed: 'Gewijzigd',
  },
  noType: 'Geen soort',
  free: 'Gratis',
  draft: 'Concept',
  live: 'Gepubliceerd',
  stock: {
    sold: (taken: string) => `${taken} verkocht`,
    of: (taken: string, spots: string) => `${taken} van ${spots}`,
    unlimited: (taken: string) => `${taken}, onbeperkt`,
    lane: (taken: string, spots: string) => `${taken} van ${spots} verkocht`,
  },
  changedBy: (when: string, name: string | null) =>
    name === null ? `laatst gewijzigd ${when}` : `laatst gewijzigd door ${name}, ${when}`,
  tabs: {
    information: 'Informatie',
    location: 'Locatie',
    questions: 'Extra vragen',
    labels: 'Labels',
    purchases: 'Bestellingen',
  },
  sections: {
    basics: { title: 'Basis', text: 'Zo vinden mensen je product in de app en op de website.' },
    image: { title: 'Beeld', text: 'Zonder eigen afbeelding staat die van het platform erbij.' },
    price: { title: 'Prijs en voorraad', text: 'Wat het kost, en hoeveel er te koop zijn.' },
    audience: { title: 'Voor wie', text: 'Leeftijd wordt gecontroleerd op de dag van aankoop, als je dat aanzet.' },
    people: { title: 'Contactpersonen', text: 'Bij wie mensen terechtkunnen met vragen over dit product.' },
    place: { title: 'Locatie', text: 'Waar het product wordt opgehaald of gebruikt. Dat hoeft niet.' },
  },
  hints: {
    name: 'Bijvoorbeeld Tienrittenkaart. De rest vul je daarna in; tot je publiceert ziet niemand iets.',
    description: 'Wat krijgt iemand, en hoe lang is het geldig?',
    rate: 'Uit de tarieven van je organisatie.',
    payment: 'Vul dit in als mensen het product ergens anders kopen.',
    spots: 'Leeg is onbeperkt, 0 is gesloten',
  },
  publish: {
    withdraw: 'Terug naar concept',
    type: 'Soort product gekozen',
    typeOpen: 'Kies een soort product',
    description: 'Naam en omschrijving',
    descriptionOpen: 'Schrijf een omschrijving',
    roles: 'Iedere contactpersoon heeft een rol',
  },
  visibility: {
    concept: 'Als concept is het product verborgen in app en website. Wie het al kocht houdt het.',
    live: 'Iedereen ziet dit product in de app en op de website en kan het kopen.',
    soldOut: 'Iedereen ziet dit product, maar het is uitverkocht.',
    closed: 'Iedereen ziet dit product, maar de voorraad is 0: kopen kan niet.',
    external: 'Iedereen ziet dit product. Kopen gaat via een andere website.',
  },
  copy: {
    action: 'Kopie maken…',
    title: 'Kopie maken',
    text: 'De kopie is een concept met dezelfde informatie en voorraad. Wat verkocht is gaat niet mee.',
    name: (name: string) => `${name} (kopie)`,
    also: 'Ook meenemen',
  },
  remove: 'Verwijderen',
  removed: {
    view: 'Verwijderd',
    banner: (day: string) => `Verwijderd op ${day}. Wat ervan verkocht is, handel je hier af.`,
    restore: 'Terughalen',
  },
  removing: {
    title: (name: string) => `${name} verwijderen?`,
    text: (unpaid: string) =>
      `${unpaid}. Zet ze liever eerst op betaald of annuleer ze, op de tab Bestellingen. Ook daarna vind je ze terug: bij Producten, onder Verwijderd.`,
    confirm: 'Toch verwijderen',
  },
  empty: {
    title: 'Nog geen producten',
    text: 'Verkoop een strippenkaart, een lidmaatschap of materiaal. Tot je publiceert ziet niemand iets.',
  },
  emptyRemoved: {
    title: 'Niets verwijderd',
    text: 'Wat je verwijdert staat hier, met wat ervan verkocht is. Tot 30 dagen later haal je het terug.',
  },
  emptyPlatform: {
    title: 'Nog geen producten',
    text: 'Zodra organisaties producten maken, staan ze hier bij elkaar.',
  },
};

const en: typeof nl = {
  title: 'Products',
  search: 'Name of the product',
  create: 'New product',
  columns: {
    type: 'Type',
    sport: 'Sport',
    category: 'Category',
    status: 'Status',
    rate: 'Rate',
    stock: 'Sold',
    organization: 'Organisation',
    changed: 'Changed',
  },
  noType: 'No type',
  free: 'Free',
  draft: 'Draft',
  live: 'Published',
  stock: {
    sold: (taken) => `${taken} sold`,
    of: (taken, spots) => `${taken} of ${spots}`,
    unlimited: (taken) => `${taken}, unlimited`,
    lane: (taken, spots) => `${taken} of ${spots} sold`,
  },
  changedBy: (when, name) => (name === null ? `last changed ${when}` : `last changed by ${name}, ${when}`),
  tabs: {
    information: 'Information',
    location: 'Location',
    questions: 'Extra questions',
    labels: 'Labels',
    purchases: 'Orders',
  },
  sections: {
    basics: { title: 'Basics', text: 'This is how people find your product in the app and on the website.' },
    image: { title: 'Image', text: 'Without an image of its own it shows that of the platform.' },
    price: { title: 'Price and stock', text: 'What it costs, and how many there are to sell.' },
    audience: { title: 'For whom', text: 'Age is checked on the day of the purchase, when you turn that on.' },
    people: { title: 'Contacts', text: 'Whom people can turn to with questions about this product.' },
    place: { title: 'Location', text: 'Where the product is collected or used. It may be left open.' },
  },
  hints: {
    name: 'For example Ten-swim card. The rest comes afterwards; until you publish nobody sees anything.',
    description: 'What does one get, and how long is it valid?',
    rate: 'From the rates of your organisation.',
    payment: 'Fill this in when people buy the product somewhere else.',
    spots: 'Empty is unlimited, 0 is closed',
  },
  publish: {
    withdraw: 'Back to draft',
    type: 'Type of product chosen',
    typeOpen: 'Choose a type of product',
    description: 'Name and description',
    descriptionOpen: 'Write a description',
    roles: 'Every contact has a role',
  },
  visibility: {
    concept: 'As a draft the product is hidden in app and website. Whoever bought it keeps it.',
    live: 'Everybody sees this product in the app and on the website and can buy it.',
    soldOut: 'Everybody sees this product, but it is sold out.',
    closed: 'Everybody sees this product, but its stock is 0: it can’t be bought.',
    external: 'Everybody sees this product. It is bought on another website.',
  },
  copy: {
    action: 'Make a copy…',
    title: 'Make a copy',
    text: 'The copy is a draft with the same information and stock. What was sold stays behind.',
    name: (name) => `${name} (copy)`,
    also: 'Take along',
  },
  remove: 'Delete',
  removed: {
    view: 'Removed',
    banner: (day) => `Removed on ${day}. What was sold of it is settled here.`,
    restore: 'Bring back',
  },
  removing: {
    title: (name) => `Delete ${name}?`,
    text: (unpaid) =>
      `${unpaid}. You had better mark them as paid or cancel them first, on the tab Orders. Afterwards they are still there: at Products, under Removed.`,
    confirm: 'Delete anyway',
  },
  empty: {
    title: 'No products yet',
    text: 'Sell a ten-visit card, a membership or equipment. Until you publish nobody sees anything.',
  },
  emptyRemoved: {
    title: 'Nothing removed',
    text: 'What you delete stands here, with what was sold of it. You can bring it back for 30 days.',
  },
  emptyPlatform: {
    title: 'No products yet',
    text: 'As soon as organisations make products, they stand here together.',
  },
};

export const productMessages = defineMessages({ nl, en });
