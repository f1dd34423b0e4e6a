export const nl = {
  'message.variable': '{{{name}}} bestaat hier niet. Kies een veld uit de lijst',
  // said by the server only
  'message.filled': 'Met de namen en datums erin is dit langer dan {max} tekens. Gebruik minder velden uit de lijst',
  'message.nobody': 'Dit bericht heeft geen ontvangers',
};
