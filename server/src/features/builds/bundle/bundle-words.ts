import type { Locale } from '@move/domain/kit/messages/locale.ts';

const nl = {
  begun: (name: string, version: string) => `${name}: versie ${version}`,
  checked: (fields: number) => `Configuratie gecontroleerd: ${fields} velden ingevuld`,
  icons: (count: number) => `Pictogram van 1024 × 1024 px omgezet naar ${count} bestanden`,
  contrast: (colour: string, ratio: string) =>
    `De tekst is slecht te lezen: ${colour} heeft een contrast van ${ratio} : 1, en 4,5 : 1 is het minste`,
  texts: (count: number) => `Teksten, kleuren en winkelpagina’s geschreven: ${count} bestanden`,
  packed: (files: number, kilobytes: number) => `Pakket samengesteld: ${files} bestanden, ${kilobytes} kB`,
  stored: (sha256: string) => `SHA-256 ${sha256}`,
  handedOver: (host: string) => `Overgedragen aan de bouwserver op ${host}`,
  light: 'licht',
  dark: 'donker',
};

const en: typeof nl = {
  begun: (name, version) => `${name}: version ${version}`,
  checked: (fields) => `Configuration checked: ${fields} fields filled in`,
  icons: (count) => `Icon of 1024 × 1024 px turned into ${count} files`,
  contrast: (colour, ratio) =>
    `The text is hard to read: ${colour} has a contrast of ${ratio} : 1, and 4.5 : 1 is the least`,
  texts: (count) => `Texts, colours and store listings written: ${count} files`,
  packed: (files, kilobytes) => `Bundle packed: ${files} files, ${kilobytes} kB`,
  stored: (sha256) => `SHA-256 ${sha256}`,
  handedOver: (host) => `Handed over to the runner at ${host}`,
  light: 'light',
  dark: 'dark',
};

/** The texts of a log, in the language of the user who started the build. */
export const bundleWords: Readonly<Record<Locale, typeof nl>> = { nl, en };
