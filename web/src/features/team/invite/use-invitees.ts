import type { ApiError } from '@move/contract/kit/client/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { type FieldErrors, validate } from '@move/contract/kit/validate.ts';
import type { TEAM_ROLES } from '@move/domain/access/roles.ts';
import { parseAddresses } from '@move/domain/team/parse-addresses.ts';
import { useState } from 'react';
import { z } from 'zod';
import { firstMessage } from '../../../platform/notify.ts';
import { useLocale } from '../../../platform/texts/locale.ts';

export type TeamRole = (typeof TEAM_ROLES)[number];
export type InviteeDraft = { first_name: string; last_name: string; email: string; role?: TeamRole };
export type Invitee = InviteeDraft & { key: number; errors: FieldErrors };
export type SendInvite = (draft: InviteeDraft) => Promise<{ ok: true } | { ok: false; error: ApiError }>;

/** `role`: the role of a new row. */
type Options = { endpoint: Endpoint; role: TeamRole | undefined; send: SendInvite };

const isBlank = ({ first_name, last_name, email }: InviteeDraft) => `${first_name}${last_name}${email}`.trim() === '';
const draftOf = ({ first_name, last_name, email, role }: Invitee): InviteeDraft => ({
  first_name,
  last_name,
  email,
  ...(role && { role }),
});

let lastKey = 0;
function blankRow(role: TeamRole | undefined, known: Partial<InviteeDraft> = {}): Invitee {
  lastKey += 1;
  return { first_name: '', last_name: '', email: '', ...known, ...(role && { role }), key: lastKey, errors: {} };
}

/** The rows of people to invite. Each row is sent separately. Only rows that the server refused stay, with the reason. */
export function useInvitees({ endpoint, role, send }: Options) {
  const locale = useLocale();
  const blank = (known?: Partial<InviteeDraft>) => blankRow(role, known);
  const [rows, setRows] = useState<readonly Invitee[]>(() => [blankRow(role)]);
  const [isPending, setPending] = useState(false);

  const change = (key: number, part: Partial<InviteeDraft>) =>
    setRows((before) =>
      before.map((row) =>
        row.key === key ? { ...row, ...part, errors: without(row.errors, Object.keys(part)) } : row,
      ),
    );
  const refused = (row: Invitee): Invitee => {
    const checked = validate(endpoint.body ?? z.unknown(), draftOf(row), { labels: endpoint.labels, locale });
    return { ...row, errors: checked.ok ? {} : checked.errors };
  };

  /** Sends the invites and returns the invited people. Sends nothing while any row is invalid. */
  const sendAll = async (): Promise<readonly Invitee[]> => {
    const filled = rows.filter((row) => !isBlank(row));
    const checked = (filled.length === 0 ? rows : filled).map(refused);
    setRows(checked);
    if (isPending || checked.some(({ errors }) => Object.keys(errors).length > 0)) return [];
    setPending(true);
    const done: Invitee[] = [];
    const left: Invitee[] = [];
    for (const row of checked) {
      // one by one, so that the second of two equal email addresses is refused on its row
      const result = await send(draftOf(row));
      if (result.ok) done.push(row);
      else left.push({ ...row, errors: errorsOf(result.error) });
    }
    setRows(left);
    setPending(false);
    return done;
  };

  return {
    rows,
    isPending,
    isChanged: rows.some((row) => !isBlank(row)),
    count: Math.max(1, rows.filter((row) => !isBlank(row)).length),
    change,
    sendAll,
    add: () => setRows((before) => [...before, blank()]),
    remove: (key: number) => setRows((before) => before.filter((row) => row.key !== key)),
    /**
     * Replaces the row by rows for the email addresses in the pasted text. Returns false when the browser must paste as usual: the text has
     * no address, or a single one without `<`.
     */
    paste: (key: number, text: string): boolean => {
      const people = parseAddresses(text);
      if (people.length < 2 && !text.includes('<')) return false;
      if (people.length === 0) return false;
      setRows((before) => before.flatMap((row) => (row.key === key ? people.map((person) => blank(person)) : [row])));
      return true;
    },
  };
}

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** The errors by field. An error about none of the fields is shown at the email address. */
function errorsOf(error: ApiError): FieldErrors {
  const names = ['first_name', 'last_name', 'email', 'role'];
  const onFields = Object.entries(error.errors).filter(([name]) => names.includes(name));
  if (onFields.length > 0) return Object.fromEntries(onFields);
  return { email: [firstMessage(error)] };
}
