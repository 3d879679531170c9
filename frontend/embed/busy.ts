import { anyOpen } from './surface.ts';

const typed =
  'textarea,select,iframe,[contenteditable]:not([contenteditable="false"]),input:not([type=button],[type=checkbox],[type=color],[type=file],[type=image],[type=radio],[type=range],[type=reset],[type=submit])';

/** What has the focus, also within other components. */
const focused = (): Element | null => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
};

/** Themes keep their closed drawers in the page, unseen or out of sight. */
const inSight = (element: Element): boolean => {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    Math.min(bottom, innerHeight) > Math.max(top, 0) &&
    Math.min(right, innerWidth) > Math.max(left, 0)
  );
};

/** Whether the visitor types, looks elsewhere, or is in a dialog: then nothing opens by itself. */
export const isBusy = (): boolean => {
  if (document.hidden || anyOpen()) return true;
  const element = focused();
  if (element?.matches(typed) || element?.closest('dialog,[role=dialog],[role=alertdialog]')) return true;
  return [...document.querySelectorAll('dialog[open],[aria-modal=true]')].some(inSight);
};
