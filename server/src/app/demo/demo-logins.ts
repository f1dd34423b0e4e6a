/** The logins of the demo data, as printed after a start. All have the password DEMO_PASSWORD. */
export const demoLogins = [
  ['super@beweegplein.example', 'superadmin'],
  ['super2@beweegplein.example', 'second superadmin: payouts need four eyes'],
  ['admin@beweegplein.example', 'admin of Beweegplein and its children'],
  ['admin@waterstad.example', 'admin of Sportief Waterstad only'],
  ['beheer@zwemclub.example', 'staff of one organisation'],
  ['beheer@multi.example', 'staff of three organisations'],
  ['trainer@zwemclub.example', 'trainer'],
  ['trainer@judo.example', 'trainer elsewhere'],
  ['leeg@beweegplein.example', 'no organisation yet'],
] as const;
