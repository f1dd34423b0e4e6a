import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Externe contactpersonen',
  text: 'Mensen zonder account die je bij een locatie, activiteit of product als contactpersoon kunt kiezen.',
  create: 'Contactpersoon toevoegen',
  edit: 'Bewerken',
  none: 'Nog geen externe contactpersonen.',
  reach: 'Telefoonnummer en e-mailadres staan bij de locatie, activiteit of het product waar je deze persoon kiest.',
  remove: {
    action: 'Verwijderen…',
    title: (name: string) => `${name} verwijderen?`,
    text: 'Deze persoon verdwijnt ook als contactpersoon van locaties, activiteiten en producten. Dit kan niet ongedaan worden gemaakt.',
    confirm: (name: string) => `${name} verwijderen`,
    done: (name: string) => `${name} is verwijderd`,
  },
};

const en: typeof nl = {
  title: 'External contacts',
  text: 'People without an account whom you can choose as contact of a location, activity or product.',
  create: 'Add contact',
  edit: 'Edit',
  none: 'No external contacts yet.',
  reach:
    'Phone number and e-mail address are shown with the location, activity or product where you choose this person.',
  remove: {
    action: 'Remove…',
    title: (name) => `Remove ${name}?`,
    text: 'This person is also removed as contact of locations, activities and products. This can’t be undone.',
    confirm: (name) => `Remove ${name}`,
    done: (name) => `${name} has been removed`,
  },
};

export const contactMessages = defineMessages({ nl, en });
