export const nl = {
  refund: (amount: string) => `Wat met pin of elders is betaald (${amount}), betaal je zelf terug.`,
};
