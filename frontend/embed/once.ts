const inPage = new Set<string>();

/** Whether a quiz was shown to this visitor; where nothing can be kept, whether it was in this page. */
export const wasShown = (quizId: string): boolean => {
  try {
    return inPage.has(quizId) || localStorage.getItem(`quiz-${quizId}-opened`) !== null;
  } catch {
    return false;
  }
};

/** Keeps that a quiz was shown to this visitor. */
export const keepShown = (quizId: string): void => {
  inPage.add(quizId);
  try {
    localStorage.setItem(`quiz-${quizId}-opened`, '1');
  } catch {
    // The page remembers.
  }
};
