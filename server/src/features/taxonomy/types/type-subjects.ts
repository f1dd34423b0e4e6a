import { locationTypes, productTypes, subjectOfType } from './update-type.ts';

export const ofLocation = (type: Parameters<typeof subjectOfType>[1]) => subjectOfType(locationTypes, type);
export const ofProduct = (type: Parameters<typeof subjectOfType>[1]) => subjectOfType(productTypes, type);
