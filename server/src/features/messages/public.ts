export { findMessage, findMessages } from './messages.queries.ts';
export { messageMail, namesOf, sendMessage } from './send-message.ts';
