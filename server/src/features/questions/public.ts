export { type Answerer, type AnswererColumn, answersOf, checkAnswers, readAnswers, saveAnswers } from './answers.ts';
export { copyQuestions } from './copy-questions.ts';
