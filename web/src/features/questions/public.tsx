import { lazyPart } from '../../ui/lazy-part.tsx';

export { QuestionFields } from './QuestionFields.tsx';
/** The tab of an activity or product. */
export const QuestionsPart = lazyPart(() => import('./QuestionsPart.tsx').then((module) => module.QuestionsPart));
