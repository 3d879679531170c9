const cookie = (cookies: string, name: string): string | undefined => {
  const found = cookies.split('; ').find((part) => part.startsWith(`${name}=`));
  if (!found) return undefined;
  try {
    return decodeURIComponent(found.slice(name.length + 1)).slice(0, 200) || undefined;
  } catch (error) {
    console.error(`The cookie ${name} cannot be read`, error);
    return undefined;
  }
};

/** The affiliate programme's cookies, set with consent only. */
export const referralCookies = ['_fprom_tid', '_fprom_ref'] as const;

/**
 * Who referred the visitor, from the affiliate programme's cookies. One that cannot be read is only logged.
 * @param cookies as in `document.cookie`
 */
export const referralIn = (cookies: string): { trackingId?: string; referralCode?: string } | undefined => {
  const trackingId = cookie(cookies, referralCookies[0]);
  const referralCode = cookie(cookies, referralCookies[1]);
  if (!trackingId && !referralCode) return undefined;
  return { ...(trackingId ? { trackingId } : {}), ...(referralCode ? { referralCode } : {}) };
};
