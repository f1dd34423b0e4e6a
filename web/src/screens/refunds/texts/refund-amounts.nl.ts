export const nl = {
  back: (amount: string) => `${amount} terug`,
  onItsWay: (amount: string) => `${amount} onderweg`,
  toGiveBack: (amount: string) => `${amount} terug te geven`,
};
