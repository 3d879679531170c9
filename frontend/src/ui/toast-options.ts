/** How toasts show. Width and the time they take to go are the library's own. */
export const toastOptions = {
  position: 'bottom-right',
  /** Milliseconds. */
  duration: 4000,
  visibleToasts: 3,
  /** Pixels, as are the offsets. */
  gap: 14,
  offset: 20,
  mobileOffset: { bottom: 76 },
} as const;
