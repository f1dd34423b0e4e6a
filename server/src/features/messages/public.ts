export { findMessage, findMessages } from './messages.queries.ts';
export { messageMail, namesOf, type Outgoing, sendMessage } from './send-message.ts';
