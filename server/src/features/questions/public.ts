export {
  type Answerer,
  answersColumn,
  checkAnswers,
  readAnswers,
  saveAnswers,
  shortAnswersColumn,
} from './answers/answers.ts';
export { answerText, findAnswerable } from './answers/answer-columns.ts';
export { copyQuestions } from './copy-questions.ts';
export { isAnswerOf, eraseAnswers } from './answers/erase-answers.ts';
export { purgeAnswers } from './answers/purge-answers.ts';
