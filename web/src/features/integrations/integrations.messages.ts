import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Toegang voor een ander systeem',
  text: 'Je eigen website of planningssysteem leest hiermee jullie gepubliceerde aanbod. Wijzigen kan het niets.',
  none: 'Er zijn nog geen inloggegevens.',
  make: 'Inloggegevens maken',
  replace: 'Nieuwe inloggegevens…',
  revoke: 'Intrekken…',
  clientId: 'Client-id',
  secret: 'Client-secret',
  hidden: 'Het secret is alleen te zien als je het maakt.',
  made: 'Gemaakt',
  used: 'Laatst gebruikt',
  never: 'nog niet',
  how: {
    title: 'Zo werkt het',
    text: 'Vraag met de inloggegevens een token en stuur dat mee. Een token werkt een uur.',
    docs: 'Beschrijving van de API',
  },
  overwrite: {
    title: 'Nieuwe inloggegevens maken?',
    text: 'Systemen die nu zijn verbonden, verliezen direct hun toegang tot je daar de nieuwe gegevens invult.',
    confirm: 'Inloggegevens overschrijven',
  },
  revoking: {
    title: 'Inloggegevens intrekken?',
    text: 'Systemen die nu zijn verbonden, verliezen direct hun toegang. Ongedaan maken kan niet; nieuwe gegevens maken wel.',
    confirm: 'Inloggegevens intrekken',
    done: 'De inloggegevens zijn ingetrokken',
  },
  fresh: {
    title: 'Bewaar het secret nu',
    text: 'Je ziet het alleen deze keer. Kwijt? Maak dan nieuwe inloggegevens.',
    close: 'Ik heb het bewaard',
  },
};

const en: typeof nl = {
  title: 'Access for another system',
  text: 'Your own website or planning system reads what you have published with it. It can’t change anything.',
  none: 'There are no credentials yet.',
  make: 'Make credentials',
  replace: 'New credentials…',
  revoke: 'Revoke…',
  clientId: 'Client ID',
  secret: 'Client secret',
  hidden: 'The secret can only be seen when you make it.',
  made: 'Made',
  used: 'Last used',
  never: 'not yet',
  how: {
    title: 'How it works',
    text: 'Ask for a token with the credentials and send it along. A token works for an hour.',
    docs: 'API reference',
  },
  overwrite: {
    title: 'Make new credentials?',
    text: 'Systems that are connected now lose their access at once, until you fill in the new ones there.',
    confirm: 'Overwrite credentials',
  },
  revoking: {
    title: 'Revoke the credentials?',
    text: 'Systems that are connected now lose their access at once. This can’t be undone; you can make new ones.',
    confirm: 'Revoke credentials',
    done: 'The credentials have been revoked',
  },
  fresh: {
    title: 'Keep the secret now',
    text: 'You only see it this time. Lost it? Then make new credentials.',
    close: 'I have kept it',
  },
};

export const integrationMessages = defineMessages({ nl, en });
