import type { Manual } from '../manual.ts';
import { en as managing } from './managing.en.ts';
import { en as working } from './working.en.ts';

export const en: Manual = { ...working, ...managing };
