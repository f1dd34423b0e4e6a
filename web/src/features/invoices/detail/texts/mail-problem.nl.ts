export const nl = {
  failed: (to: string, moment: string) => `De mail aan ${to} van ${moment} is niet aangekomen.`,
  reason: (reply: string) => `De mailserver meldt: ${reply}`,
  next: (to: string) => `Opnieuw mailen gaat naar ${to}.`,
  overdue: (to: string) =>
    `Deze factuur is nog niet gemaild. Omdat ze ouder is dan een week, gaat dat niet meer vanzelf. Mailen gaat naar ${to}.`,
  entry: 'Mailen mislukt',
};
