import { listDemoMails } from '../../contract/src/mailbox/mailbox.ts';
import { expect, type Product } from '../product.ts';

/** Returns the URL with this path in the newest mail to a person; waits for the mail. */
export async function linkFor({ publicApi }: Product, email: string, path: string): Promise<string> {
  const links: string[] = [];
  const arrived = async () => {
    const { mails } = await publicApi(listDemoMails, { query: { search: email } });
    const words = mails.flatMap(({ text }) => text.split(/\s+/));
    return links.push(...words.filter((word) => word.includes(`${path}?token=`)));
  };
  await expect.poll(arrived, `a mail to ${email}`).toBeGreaterThan(0);
  const { pathname, search } = new URL(links[0] ?? '');
  return pathname + search;
}
