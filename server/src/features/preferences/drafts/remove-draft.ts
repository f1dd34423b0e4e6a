import type * as api from '@move/contract/preferences/preferences.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';

export async function removeDraft({ db, caller, params }: Call<typeof api.removeDraft>) {
  await sql`delete from form_drafts where user_id = ${caller.user.id} and form = ${params.form}`.execute(db);
  return unaudited(undefined);
}
