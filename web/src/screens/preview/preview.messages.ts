import { defineMessages } from '../../platform/texts/messages.ts';

const nl = { site: 'Op de website', app: 'In de app', open: 'Open de link' };

const en: typeof nl = { site: 'On the website', app: 'In the app', open: 'Open the link' };

export const previewMessages = defineMessages({ nl, en });
