import { AppError } from '#shared/errors.ts';
import type { Product } from '#shared/model/product.ts';
import type { Job, JobKind, Jobs } from './jobs.ts';

export type ToWorker = { more: Product[]; anew: boolean } | { id: number; job: Job };
export type FromWorker =
  | { id: number; share: number }
  | { id: number; gives: Jobs[JobKind]['gives'] }
  | { id: number; fault: string };

/** What a workshop needs of a worker. */
export interface Hands {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Order {
  id: number;
  job: Job;
  tell: (share: number) => void;
  settle: PromiseWithResolvers<Jobs[JobKind]['gives']>[];
}

/** Products sent at once: a large catalogue in one piece would hold the page up while it is copied. */
const portion = 400;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A thread of its own that holds the catalogue and does long jobs, one after the other. */
export interface Workshop {
  /** Replaces the catalogue; what is the same as before is not sent again. */
  stock(products: Product[]): void;
  run<Kind extends JobKind>(
    kind: Kind,
    takes: Jobs[Kind]['takes'],
    tell?: (share: number) => void,
  ): Promise<Jobs[Kind]['gives']>;
  /** Opens it again after it was closed. */
  open(): void;
  /** Stops at once; what was not done never settles. */
  close(): void;
}

export const openWorkshop = (hire: () => Hands): Workshop => {
  let hands: Hands | undefined;
  let wanted: Product[] = [];
  let sent: Product[] = [];
  let busy: Order | undefined;
  let queue: Order[] = [];
  let count = 0;
  let closed = false;

  const deliver = async (to: Hands) => {
    const same = sent.length <= wanted.length && sent.at(-1) === wanted[sent.length - 1];
    if (!same) sent = [];
    let anew = !same;
    while (hands === to && (sent.length < wanted.length || anew)) {
      const more = wanted.slice(sent.length, sent.length + portion);
      to.postMessage({ more, anew });
      sent = sent.concat(more);
      anew = false;
      await pause();
    }
  };
  const finish = (end: (settle: Order['settle'][number]) => void) => {
    busy?.settle.forEach(end);
    busy = undefined;
    void next();
  };
  const dismiss = () => {
    sent = [];
    hands?.terminate();
    hands = undefined;
  };
  const atWork = () => {
    hands ??= hire();
    hands.onmessage = ({ data }) => {
      if (closed || data.id !== busy?.id) return;
      if ('share' in data) busy.tell(data.share);
      else if ('fault' in data) finish((settle) => settle.reject(new AppError('internal', data.fault)));
      else finish((settle) => settle.resolve(data.gives));
    };
    // A worker that cannot be loaded says so only here, and never does anything: the next job gets another one.
    hands.onerror = (event) => {
      dismiss();
      finish((settle) => settle.reject(new AppError('unavailable', event.message ?? '')));
    };
    return hands;
  };
  const next = async (): Promise<void> => {
    if (busy || closed) return;
    busy = queue.shift();
    if (!busy) return;
    const { id, job } = busy;
    const to = atWork();
    await deliver(to);
    if (hands === to) to.postMessage({ id, job });
  };
  const enqueue = (job: Job, tell: (share: number) => void) => {
    const settle = Promise.withResolvers<Jobs[JobKind]['gives']>();
    // Of drafts that wait to be compiled, only the newest is still wanted.
    const waiting = job.kind === 'compile' && queue.find((order) => order.job.kind === 'compile');
    if (waiting) {
      waiting.job = job;
      waiting.settle.push(settle);
    } else {
      count += 1;
      queue.push({ id: count, job, tell, settle: [settle] });
    }
    void next();
    return settle.promise;
  };
  return {
    stock: (products) => {
      wanted = products;
    },
    run: (kind, takes, tell = () => undefined) =>
      enqueue({ kind, takes } as Job, tell) as ReturnType<Workshop['run']> as never,
    open: () => {
      closed = false;
      void next();
    },
    close: () => {
      closed = true;
      queue = [];
      busy = undefined;
      dismiss();
    },
  };
};
