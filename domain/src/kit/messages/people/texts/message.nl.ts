export const nl = {
  'message.variable': '{{{name}}} bestaat hier niet. Kies een veld uit de lijst',
};
