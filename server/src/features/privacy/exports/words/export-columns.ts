import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { en } from './export-columns-en.ts';
import { type ExportColumns, nl } from './export-columns-nl.ts';

/** Labels for columns that the contract has no labels for, since they are on no form. */
export const exportColumns: Readonly<Record<Locale, ExportColumns>> = { nl, en };

const wordsIn = (text: string) => text.trim().split(/\s+/);

/** The columns that are shown first: people and subjects. Those of LAST are shown last, other columns in between. */
const FIRST = wordsIn(`
  action subject_type subject_name title session bundle product question value role organization application
  name first_name last_name email recipient phone date_of_birth gender locale notes subject text body contents status
  check_in quantity
`);
const LAST = ['changes', 'ip', 'created_at', 'updated_at'];

/** The position of a column in a record. */
export function columnPosition(column: string): number {
  const [first, last] = [FIRST.indexOf(column), LAST.indexOf(column)];
  if (first >= 0) return first - FIRST.length;
  return last + 1;
}

/** Columns that the page leaves out: ids, addresses of files and internal columns mean nothing to a reader. */
export const ONLY_IN_JSON: ReadonlySet<string> = new Set(
  wordsIn(`
  id session_id bundle_id product_id activity_id field_id participant_id bundle_participant_id purchase_id
  order_id order_line_id transaction_id cancellation_id message_id caused_by_participant_id job_id user_id checked_in_by
  payment_id refund_id redemption_id coupon_id wallet_id profile_id refunded_by sent_by invited_by granted_by organization_id application_id sold_on family_id generation impersonator_id
  request_id subject_id avatar_file_id avatar_url claim heartbeat_at payload columns widths list form
`),
);
