export const nl = {
  title: 'Mijn gegevens',
  text: 'Wat bij je account bewaard wordt. Wissen kan als je nergens meer een rol hebt.',
  download: 'Downloaden',
  erase: 'Account wissen…',
  file: 'mijn-gegevens.zip',
  confirm: {
    title: 'Je account voorgoed wissen?',
    text: 'Je naam, e-mailadres, foto en instellingen verdwijnen en je kunt niet meer inloggen. Dit kan niet ongedaan worden gemaakt.',
    button: 'Voorgoed wissen',
    done: 'Je account is gewist',
  },
  contacts: {
    text: 'Deze organisaties noemen je als contactpersoon bij hun aanbod of een locatie. Dat blijft zo tot zij je daar weghalen; vraag het hun:',
  },
  blocked: {
    text: 'Je account kan nog niet worden gewist, want je hebt nog een rol:',
    role: (role: string, place: string | null) => (place === null ? role : `${role} bij ${place}`),
    roles: { superadmin: 'Superadmin', admin: 'Beheerder', organization: 'Medewerker', trainer: 'Trainer' },
    ask: 'Vraag een beheerder om je rol in te trekken. Ben jij de laatste, geef de rol dan eerst aan iemand anders.',
  },
};
