export const nl = {
  title: 'Externe contactpersonen',
  text: 'Mensen zonder account die je bij een locatie, activiteit of product als contactpersoon kunt kiezen.',
  create: 'Contactpersoon toevoegen',
  edit: 'Bewerken',
  none: 'Nog geen externe contactpersonen.',
  publicText: 'Bezoekers zien naam, e-mailadres en telefoonnummer bij het aanbod waarvan dit de contactpersoon is.',
  isPublic: 'op de website',
  remove: {
    action: 'Verwijderen…',
    title: (name: string) => `${name} verwijderen?`,
    text: 'Deze persoon verdwijnt ook als contactpersoon van locaties, activiteiten en producten. Dit kan niet ongedaan worden gemaakt.',
    confirm: (name: string) => `${name} verwijderen`,
    done: (name: string) => `${name} is verwijderd`,
  },
};
