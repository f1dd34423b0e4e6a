export const nl = {
  'bundle.no_sessions': 'Kies sessies om toe te voegen of plan nieuwe',
  // said by the server only
  'bundle.start': 'De startdatum mag niet na de eerste sessie liggen, en die is op {date}',
  'bundle.session_before': 'Een sessie van {date} begint voor de bundel, die start op {start}',
  'bundle.participants': 'Aan deze bundel doen nog mensen mee: {count}',
  'bundle.waiting': 'Op de wachtlijst van deze bundel staan nog mensen: {count}',
  'bundle.session_people': 'Door deze bundel hebben mensen een plek in de sessie: {count}',
  'bundle.begun_paid':
    'Deze sessie is begonnen en mensen betalen voor de bundel. Alleen wie mag terugbetalen, kan haar eruit halen.',
  'bundle.session_past': 'Een sessie die al begonnen is, blijft in de bundel',
  'bundle.sessions_max': 'Een bundel heeft hoogstens {max} sessies',
  'bundle.full': 'Deze bundel is vol',
  'bundle.closed': 'Inschrijven voor deze bundel is gesloten',
  'bundle.over': 'Deze bundel heeft geen sessies meer die nog komen',
};
