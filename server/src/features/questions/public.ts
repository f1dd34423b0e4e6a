export { type Answerer, answersOf, checkAnswers, readAnswers, saveAnswers, shortAnswersOf } from './answers.ts';
export { answerTo, findAnswerable } from './answer-columns.ts';
export { copyQuestions } from './copy-questions.ts';
export { answersBy, eraseAnswers } from './erase-answers.ts';
export { purgeAnswers } from './purge-answers.ts';
