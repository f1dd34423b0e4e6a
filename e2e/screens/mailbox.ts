import { listDemoMails } from '../../contract/src/mailbox/mailbox.ts';
import { expect, open, type Product } from '../product.ts';

/** The address in the newest mail to somebody that leads to this path; the mail may still be on its way. */
export async function linkFor({ page, publicApi }: Product, email: string, path: string): Promise<string> {
  const link = `${path}?token=`;
  const arrived = async () => {
    const { mails } = await publicApi(listDemoMails, { query: { search: email } });
    return mails.some(({ text }) => text.includes(link));
  };
  await expect.poll(arrived, `a mail to ${email}`).toBe(true);
  await open(page, '/dev/mailbox');
  await page.getByRole('button').filter({ hasText: email }).first().click();
  const href = await page.getByRole('link', { name: link }).getAttribute('href');
  const { pathname, search } = new URL(href ?? '');
  return pathname + search;
}
