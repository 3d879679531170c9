/* What a visitor of a quiz's own page allows to be counted: asked once, kept here, and told to the quiz. */
const key = 'recommend-consent';
const quiz = document.querySelector('recommend-quiz');
const parts = [...document.querySelectorAll('.consent [data-when]')];

const kept = () => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const show = (choice) => {
  if (choice) quiz?.setAttribute('consent', choice);
  for (const part of parts) part.hidden = part.dataset.when !== (choice ?? 'asked');
};

const choose = ({ value }) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds for this page.
  }
  show(value);
  // The button that was pressed is gone: who uses the keyboard stays where it was.
  parts
    .find((part) => !part.hidden)
    ?.querySelector('button')
    ?.focus();
};

for (const part of parts)
  for (const button of part.querySelectorAll('button'))
    button.addEventListener('click', () => choose(button));

// A browser that asks not to be followed has answered for its user, until they say otherwise here.
show(kept() ?? (navigator.globalPrivacyControl ? 'denied' : null));
