export { type Answerer, answersOf, checkAnswers, readAnswers, saveAnswers, shortAnswersOf } from './answers/answers.ts';
export { answerTo, findAnswerable } from './answers/answer-columns.ts';
export { copyQuestions } from './copy-questions.ts';
export { answersBy, eraseAnswers } from './answers/erase-answers.ts';
export { purgeAnswers } from './answers/purge-answers.ts';
