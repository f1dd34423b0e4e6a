import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Rekening bij Mollie',
  text: 'Zonder eigen sleutel lopen online betalingen via de rekening van de installatie.',
  key: 'Sleutel',
  current: (last4: string) => `Er is een sleutel ingesteld, eindigend op ${last4}.`,
  none: 'Er is geen eigen sleutel ingesteld.',
  since: (moment: string) => `Ingesteld op ${moment}.`,
  hint: 'Begint met live_ of test_. De sleutel is daarna niet meer te zien.',
  password: 'Om zeker te weten dat jij het bent. Alle superadmins krijgen een mail.',
  save: 'Sleutel instellen',
  replace: 'Sleutel vervangen',
  remove: 'Sleutel verwijderen',
  saved: 'De sleutel is ingesteld',
  removed: 'De sleutel is verwijderd',
  removing: {
    title: 'Sleutel verwijderen?',
    text: 'Nieuwe betalingen lopen daarna via de rekening van de installatie. Terugbetalingen van eerdere betalingen lukken dan niet meer vanzelf.',
    confirm: 'Verwijderen',
  },
  otherDriver: {
    test: 'Deze installatie gebruikt proefbetalingen; de sleutel telt pas als Mollie is gekozen.',
    none: 'Online betalen staat op deze installatie uit; de sleutel telt pas als Mollie is gekozen.',
  },
};

const en: typeof nl = {
  title: 'Mollie account',
  text: 'Without a key of its own, online payments go through the account of the installation.',
  key: 'Key',
  current: (last4) => `A key is set, ending in ${last4}.`,
  none: 'No key of its own is set.',
  since: (moment) => `Set on ${moment}.`,
  hint: 'Begins with live_ or test_. The key can’t be seen again afterwards.',
  password: 'To be sure that it is you. All superadmins get a mail.',
  save: 'Set key',
  replace: 'Replace key',
  remove: 'Remove key',
  saved: 'The key is set',
  removed: 'The key is removed',
  removing: {
    title: 'Remove the key?',
    text: 'New payments will then go through the account of the installation. Refunds of earlier payments will no longer work by themselves.',
    confirm: 'Remove',
  },
  otherDriver: {
    test: 'This installation uses test payments; the key counts once Mollie is chosen.',
    none: 'Online payment is off on this installation; the key counts once Mollie is chosen.',
  },
};

export const paymentKeyMessages = defineMessages({ nl, en });
