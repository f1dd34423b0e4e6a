export const nl = {
  new_year: 'Nieuwjaarsdag',
  good_friday: 'Goede Vrijdag',
  easter_sunday: 'Eerste paasdag',
  easter_monday: 'Tweede paasdag',
  kings_day: 'Koningsdag',
  liberation_day: 'Bevrijdingsdag',
  ascension_day: 'Hemelvaartsdag',
  whit_sunday: 'Eerste pinksterdag',
  whit_monday: 'Tweede pinksterdag',
  christmas_day: 'Eerste kerstdag',
  boxing_day: 'Tweede kerstdag',
};
