import { expect, test } from 'vitest';
import { withoutPayload } from './job-in-log.ts';

test('the log names the job but not the people it is about', () => {
  const job = { id: '3', task_identifier: 'mail_password_reset', attempts: 1, payload: { email: 'noor@example.nl' } };
  const meta = withoutPayload({ job, duration: 506, success: true });
  expect(meta).toEqual({ job: { id: '3', task: 'mail_password_reset', attempts: 1 }, duration: 506, success: true });
  expect(JSON.stringify(meta)).not.toContain('noor@');
  expect(withoutPayload(undefined)).toEqual({});
});
