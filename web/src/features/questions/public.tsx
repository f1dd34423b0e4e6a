import { later } from '../../ui/later.tsx';

export { QuestionFields } from './QuestionFields.tsx';
/** The tab of an activity or product. */
export const QuestionsPart = later(() => import('./QuestionsPart.tsx').then((module) => module.QuestionsPart));
