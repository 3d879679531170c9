import type { User } from '#functions/lib/call.ts';
import type { Logger } from '#functions/lib/logger.ts';
import { post } from '#functions/lib/post.ts';
import { passwordMail } from './mails.ts';
import { type AccountDeps, prove, stored } from './profile.ts';
import { endOthers } from './sessions.ts';

/** Sets another password, ends every other session and tells the user. @throws AppError invalid */
export async function changePassword(
  deps: AccountDeps,
  user: User,
  wish: { password: string; newPassword: string },
  cookie: string | undefined,
  log: Logger,
): Promise<void> {
  const { subject, email, locale } = await stored(deps.db, user);
  await prove(deps, email, wish.password);
  await deps.provider.setPassword(subject, wish.newPassword);
  await endOthers(deps, user, cookie, log);
  await post(deps, passwordMail(email, locale));
}
