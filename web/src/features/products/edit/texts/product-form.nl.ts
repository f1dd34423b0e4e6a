export const nl = {
  sections: {
    basics: { title: 'Basis', text: 'Zo vinden mensen je product in de app en op de website.' },
    image: { title: 'Beeld', text: 'Zonder afbeelding zie je die van het platform.' },
    price: { title: 'Prijs en voorraad', text: 'Wat het kost, en hoeveel er te koop zijn.' },
    audience: { title: 'Voor wie', text: 'Leeftijd wordt gecontroleerd op de dag van aankoop, als je dat aanzet.' },
    people: {
      title: 'Contactpersonen',
      text: 'Bij wie mensen terechtkunnen met vragen. Met de rol Bevestigingsmail krijgt iemand een mail bij elke nieuwe aankoop.',
    },
    place: { title: 'Locatie', text: 'Waar het product wordt opgehaald of gebruikt. Dat hoeft niet.' },
  },
  hints: {
    name: 'Bijvoorbeeld Tienrittenkaart. De rest vul je hierna in; het is pas zichtbaar als je publiceert.',
    description: 'Wat krijg je, en hoe lang is het geldig?',
    rate: 'Uit de tarieven van je organisatie.',
    payment: 'Vul dit in als mensen het product ergens anders kopen.',
    spots: 'Leeg is onbeperkt, 0 is gesloten',
  },
  publish: {
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
};
