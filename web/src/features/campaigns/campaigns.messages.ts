import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Campagnes',
  create: 'Nieuwe campagne',
  search: 'Titel van de campagne',
  edit: 'Bewerken',
  remove: 'Verwijderen',
  columns: { state: 'Status', period: 'Periode', category: 'Categorie' },
  period: {
    always: 'Altijd',
    from: (first: string) => `Vanaf ${first}`,
    until: (last: string) => `Tot en met ${last}`,
    between: (first: string, last: string) => `${first} – ${last}`,
  },
  order: {
    action: 'Volgorde',
    back: 'Alle campagnes',
    text: 'In deze volgorde staan ze in de app en op de website. Sleep, of gebruik Alt met de pijltjes.',
    fixedText: 'In deze volgorde staan ze in de app en op de website.',
    done: 'De volgorde is gewijzigd.',
    empty: {
      title: 'Niets om te ordenen',
      text: 'Hier staan de campagnes die nu lopen of gepland zijn.',
    },
  },
  empty: {
    title: 'Nog geen campagnes',
    text: 'Een campagne is een afbeelding met een link, bijvoorbeeld voor de zomerpas. Je platform toont hem op de website en in de app.',
  },
  sections: {
    campaign: { title: 'Campagne', text: 'Wat bezoekers zien, en waar ze terechtkomen.' },
    period: { title: 'Wanneer en waar', text: 'Zonder dagen staat de campagne er altijd.' },
  },
  hints: {
    url: 'De pagina die opent als iemand op de campagne tikt.',
    category: 'Hoort de campagne bij een categorie? Dan kan hij ook daar staan.',
    starts: (zone: string) => `Begint om 0.00 uur (${zone}).`,
    ends: 'De hele dag nog te zien.',
  },
  preview: {
    untitled: 'Titel van de campagne',
    highlighted: 'Uitgelicht',
  },
};

const en: typeof nl = {
  title: 'Campaigns',
  create: 'New campaign',
  search: 'Title of the campaign',
  edit: 'Edit',
  remove: 'Delete',
  columns: { state: 'Status', period: 'Period', category: 'Category' },
  period: {
    always: 'Always',
    from: (first) => `From ${first}`,
    until: (last) => `Until ${last}`,
    between: (first, last) => `${first} – ${last}`,
  },
  order: {
    action: 'Order',
    back: 'All campaigns',
    text: 'They are shown in this order in the app and on the website. Drag, or use Alt with the arrows.',
    fixedText: 'They are shown in this order in the app and on the website.',
    done: 'The order was changed.',
    empty: { title: 'Nothing to put in order', text: 'Campaigns that are running or planned are listed here.' },
  },
  empty: {
    title: 'No campaigns yet',
    text: 'A campaign is an image with a link, for the summer pass for instance. Your platform shows it on the website and in the app.',
  },
  sections: {
    campaign: { title: 'Campaign', text: 'What visitors see, and where it takes them.' },
    period: { title: 'When and where', text: 'Without days the campaign is always shown.' },
  },
  hints: {
    url: 'The page that opens when someone taps the campaign.',
    category: 'Does the campaign belong to a category? Then it can be shown there too.',
    starts: (zone) => `Starts at midnight (${zone}).`,
    ends: 'Shown until the end of this day.',
  },
  preview: {
    untitled: 'Title of the campaign',
    highlighted: 'Highlights',
  },
};

export const campaignMessages = defineMessages({ nl, en });
