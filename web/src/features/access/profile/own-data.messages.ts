import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
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
  blocked: {
    text: 'Je account kan nog niet worden gewist, want je hebt nog een rol:',
    role: (role: string, place: string | null) => (place === null ? role : `${role} bij ${place}`),
    roles: { superadmin: 'Superadmin', admin: 'Beheerder', organization: 'Medewerker', trainer: 'Trainer' },
    ask: 'Vraag een beheerder om je rol in te trekken. Ben jij de laatste, geef de rol dan eerst aan iemand anders.',
  },
};

const en: typeof nl = {
  title: 'My data',
  text: 'What is kept with your account. You can erase it once you have no role left anywhere.',
  download: 'Download',
  erase: 'Erase account…',
  file: 'my-data.zip',
  confirm: {
    title: 'Erase your account for good?',
    text: 'Your name, e-mail address, picture and settings are removed and you can no longer log in. This can’t be undone.',
    button: 'Erase for good',
    done: 'Your account has been erased',
  },
  blocked: {
    text: 'Your account can’t be erased yet, because you still have a role:',
    role: (role, place) => (place === null ? role : `${role} of ${place}`),
    roles: { superadmin: 'Superadmin', admin: 'Administrator', organization: 'Staff', trainer: 'Trainer' },
    ask: 'Ask an administrator to take your role away. If you are the last one, give the role to somebody else first.',
  },
};

export const ownDataMessages = defineMessages({ nl, en });
