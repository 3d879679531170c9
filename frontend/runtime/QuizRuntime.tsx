import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Quiz, type QuizProps } from './Quiz.tsx';
import { loadRoute } from './route.ts';
import type { View } from './session.ts';
import { startingAt } from './startingAt.ts';
import { themeSheets } from './theme.ts';
import { type Ask, useSession } from './useSession.ts';

export interface QuizRuntimeProps extends QuizProps {
  /** Id of a question to show, as the editor's preview does when one is selected. */
  startAt?: string | undefined;
}

/** A quiz that is changed while it is taken may end before the place where the shopper was. */
const onPath = (view: View): View => ({ ...view, index: Math.min(view.index, view.asked.path.length - 1) });

/**
 * A quiz as a shopper sees it, for the app: the preview and the demo. It brings its own style, and takes fonts and
 * colours from where it stands.
 */
export const QuizRuntime = (props: QuizRuntimeProps) => <Preview key={props.head.quizId} {...props} />;

const Preview = ({ startAt, ...given }: QuizRuntimeProps) => {
  const { head } = given;
  // An adaptive quiz may skip the very question that is to be shown: the listed order has them all.
  const shown = useMemo(
    () => (startAt && head.adaptive ? { ...head, adaptive: false } : head),
    [startAt, head],
  );
  const props = { ...given, head: shown };
  const state = useSession(props);
  const { session, view } = state;
  const { loadPool } = given;
  useEffect(() => {
    let current = true;
    // The products of a changed quiz come after it: until then it is asked in the listed order.
    loadRoute(shown, loadPool).then(
      (route) => current && route && session?.use(shown, route),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [session, shown, loadPool]);
  const early = useRef(false);
  const ask: Ask = (run) => {
    early.current = !session;
    state.ask(run);
  };
  useEffect(() => {
    if (!session) return;
    // What was pressed before the rules came has led on already, and stays.
    const ledOn = early.current;
    early.current = false;
    if (startAt && !ledOn) session.jump((head, now) => startingAt(head, now, startAt));
  }, [session, startAt]);
  const place = useRef<HTMLDivElement>(null);
  const { theme } = head;
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    // Elsewhere than in a frame of its own a theme would dress the app.
    if (!(root instanceof ShadowRoot)) return;
    const sheets = themeSheets(theme);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    };
  }, [theme]);
  return (
    <div ref={place}>
      <Quiz {...props} state={{ ...state, ask, view: view && onPath(view) }} />
    </div>
  );
};
