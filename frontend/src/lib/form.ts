import { type FormEvent, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod';
import { AppError } from '#shared/errors.ts';

type Faults<Values> = Partial<Record<keyof Values, string | true>>;

const faultsOf = <Values extends object>(
  issues: { path: string; message: string | true }[],
  values: Values,
): Faults<Values> =>
  Object.fromEntries(
    issues
      .map(({ path, message }) => [path.split('.').at(-1) ?? '', message] as const)
      .filter(([name]) => name in values),
  ) as Faults<Values>;

/**
 * A form over a schema of the contract. Faults found here are shown in the reader's words; those the server
 * finds, in its own.
 * @param schema loads it: it comes with its parser when somebody begins to type, not with the page
 * @param send gets the parsed values; what it throws becomes `problem`
 */
export const useForm = <Values extends Record<keyof Values, string>, Parsed>(
  schema: () => Promise<z.ZodType<Parsed, Values>>,
  initial: Values,
  send: (parsed: Parsed) => Promise<void>,
) => {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Values>>({});
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const set = useCallback((name: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setFaults((before) => ({ ...before, [name]: undefined }));
  }, []);

  const sendParsed = async (parsed: Parsed) => {
    try {
      await send(parsed);
    } catch (error) {
      const found = error instanceof AppError ? faultsOf(error.issues, values) : {};
      setFaults(found);
      if (Object.keys(found).length === 0) setProblem(error);
    }
  };
  const attempt = async (form: HTMLFormElement) => {
    setProblem(null);
    setBusy(true);
    try {
      const parsed = (await schema()).safeParse(values);
      if (parsed.success) {
        await sendParsed(parsed.data);
        return;
      }
      const found = parsed.error.issues.map(({ path }) => ({ path: path.join('.'), message: true as const }));
      // Drawn at once: what is marked as wrong is then there to be given the focus.
      flushSync(() => {
        setFaults(faultsOf(found, values));
        setBusy(false);
      });
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } catch (cause) {
      setProblem(new AppError('unavailable', '', { cause }));
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    busy,
    problem,
    set,
    /** Marks a field as faulty, in the reader's words. */
    blame: (name: keyof Values) => setFaults((before) => ({ ...before, [name]: true })),
    /** What a text field needs; `words` are shown for a fault found here, the server's own for one found there. */
    bind: (name: keyof Values, words: string) => ({
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => {
        void schema().catch(() => undefined);
        set(name, target.value);
      },
      error: faults[name] === true ? words : faults[name],
    }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!busy) void attempt(event.currentTarget);
    },
  };
};
