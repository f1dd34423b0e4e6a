import { defineMessages } from '../../platform/messages.ts';

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
};

export const ownDataMessages = defineMessages(nl, en);
