import { useRef, useState } from 'react';

interface Page<Row> {
  rows: Row[];
  cursor?: string | undefined;
}

/**
 * Reads a long list page by page, and hands it over once it is whole.
 * @param read a page; `signal` ends it
 * @param save gets all rows
 */
export const useExport = <Row>(
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>,
  save: (rows: Row[]) => void,
) => {
  /** Rows read so far; null while nothing is exported. */
  const [count, setCount] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);

  const run = async () => {
    const control = new AbortController();
    running.current = control;
    setProblem(null);
    setCount(0);
    try {
      const rows: Row[] = [];
      let cursor: string | undefined;
      do {
        const page = await read(cursor, control.signal);
        rows.push(...page.rows);
        cursor = page.cursor;
        setCount(rows.length);
      } while (cursor !== undefined);
      save(rows);
    } catch (error) {
      if (!control.signal.aborted) setProblem(error);
    } finally {
      setCount(null);
    }
  };
  return { run, stop: () => running.current?.abort(), count, problem };
};
