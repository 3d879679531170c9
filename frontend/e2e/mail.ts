import { expect } from '@playwright/test';

const mailbox = process.env.RECOMMEND_MAIL ?? 'http://localhost:3002';

/** The confirmation code of the newest mail to an address; waits for it to arrive. */
export const codeFor = async (address: string): Promise<string> => {
  let code = '';
  await expect(async () => {
    const answer = await fetch(`${mailbox}/messages?to=${encodeURIComponent(address)}`);
    const [newest]: { text: string }[] = await answer.json();
    code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
};

/** The first address in the newest mail to somebody; waits for it to arrive. */
export const linkIn = async (address: string): Promise<string> => {
  let link = '';
  await expect(async () => {
    const answer = await fetch(`${mailbox}/messages?to=${encodeURIComponent(address)}`);
    const [newest]: { text: string }[] = await answer.json();
    link = /https?:\/\/\S+/.exec(newest?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
};
