import type { Manual } from '../manual.ts';
import { nl as managing } from './managing.nl.ts';
import { nl as working } from './working.nl.ts';

export const nl: Manual = { ...working, ...managing };
