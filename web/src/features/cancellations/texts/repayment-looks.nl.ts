export const nl = { elsewhere: 'Zelf terugbetalen', done: 'Terugbetaald', nothing: 'Niets terug te geven' };
