import { closeLogin, reopenLogin } from '@move/contract/access/users.ts';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { bulkLoginMessages } from './bulk-logins.messages.ts';

const closeEach = (ids: readonly number[]) =>
  eachRow(ids, (userId) => api(closeLogin, { params: { userId }, body: {} }));
const reopenEach = (ids: readonly number[]) =>
  eachRow(ids, (userId) => api(reopenLogin, { params: { userId }, body: {} }));

/**
 * Closes the logins of chosen users, or reopens them. The server refuses the login of a superadmin: that needs the caller's password.
 */
export function useBulkLogins(): readonly ListBulk[] {
  const { close, reopen } = useMessages(bulkLoginMessages);
  return [
    {
      label: close.action,
      needs: closeLogin,
      confirm: (count) => ({ title: close.title(count), text: close.text, confirmLabel: close.confirm(count) }),
      run: closeEach,
      undo: { text: close.done, done: reopen.done, run: reopenEach },
    },
    {
      label: reopen.action,
      needs: reopenLogin,
      run: reopenEach,
      undo: { text: reopen.done, done: close.done, run: closeEach },
    },
  ];
}
