import type { Words } from '../refund-sentences.ts';

export const nl: Words = {
  you: 'Je krijgt',
  buyer: 'De koper krijgt',
  nothing: (who) => `${who} geen geld terug.`,
  noMoves: (who) => `${who} geen moves terug.`,
  payNow: (amount) => `Je betaalt nu ${amount}.`,
  handedOver: (amount) => `${amount} is contant teruggegeven.`,
  failed: (amount, organization) =>
    `${amount} terugbetalen is nog niet gelukt. ${organization} neemt contact met je op over een andere manier.`,
  account: ({ who, amount }) => `${who} ${amount} terug op de rekening waarmee is betaald, meestal binnen 5 werkdagen.`,
  card: ({ who, amount }) => `${who} ${amount} terug op de kaart waarmee is betaald, meestal binnen 10 werkdagen.`,
  wallet: ({ who, amount }) => `${who} ${amount} meteen terug in de portemonnee waarmee is betaald.`,
  cash: ({ who, amount, organization }) =>
    `${who} nog ${amount} contant terug van ${organization}. Vraag ernaar als je daar bent.`,
  elsewhere: ({ who, amount, organization }) =>
    `${who} ${amount} terug van ${organization}, die daarover contact opneemt.`,
  other: ({ who, amount }) => `${who} ${amount} terug op de manier waarop is betaald.`,
};
