const key = 'invitation';

/**
 * The secret of an invitation's link. It is taken out of the address at once, so that neither the history nor an
 * address sent elsewhere has it, and kept in this tab while its owner registers or signs in.
 */
export const takeInvitation = (): string => {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1) {
    sessionStorage.setItem(key, hash.slice(1));
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }
  return sessionStorage.getItem(key) ?? '';
};

export const forgetInvitation = () => sessionStorage.removeItem(key);
