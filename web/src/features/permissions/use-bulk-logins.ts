import { closeLogin, reopenLogin } from '@move/contract/access/users.ts';
import { api } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { eachRow, type ListBulk } from '../../screens/list/bulk/each-row.ts';
import { permissionMessages } from './permissions.messages.ts';

const closeEach = (ids: readonly number[]) =>
  eachRow(ids, (userId) => api(closeLogin, { params: { userId }, body: {} }));
const reopenEach = (ids: readonly number[]) =>
  eachRow(ids, (userId) => api(reopenLogin, { params: { userId }, body: {} }));

/** Closes the logins of chosen people, or opens them again; that of a superadmin is refused, since it takes the password. */
export function useBulkLogins(): readonly ListBulk[] {
  const { close, reopen } = useMessages(permissionMessages).logins;
  return [
    {
      label: close.action,
      needs: closeLogin,
      confirm: (count) => ({
        title: close.titleMany(count),
        text: close.textMany,
        confirmLabel: close.titleMany(count).replace('?', ''),
      }),
      run: closeEach,
      undo: { text: close.doneMany, done: reopen.doneMany, run: reopenEach },
    },
    {
      label: reopen.action,
      needs: reopenLogin,
      run: reopenEach,
      undo: { text: reopen.doneMany, done: close.doneMany, run: closeEach },
    },
  ];
}
