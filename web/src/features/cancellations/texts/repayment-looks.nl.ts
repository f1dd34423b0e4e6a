export const nl = { done: 'Terugbetaald', nothing: 'Niets terug te geven' };
