import type { Answers } from '#shared/model/answer.ts';
import type { Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { type Change, whatWouldChange } from '#shared/quiz/change.ts';
import { type Compiled, compile } from '#shared/quiz/compile.ts';
import { type Proof, prove } from '#shared/quiz/prove.ts';
import { type Replay, replay } from '#shared/quiz/replay.ts';
import { wayToResults } from '#shared/quiz/wayToResults.ts';
import type { Branch } from '../map/branches.ts';
import { layOut } from '../map/layout.ts';
import type { Layout } from '../map/layout-size.ts';

/** What is too long for the page's own thread: what each job takes, and what it gives. */
export interface Jobs {
  /** The products and vectors of a draft, over the catalogue. */
  compile: { takes: { quiz: Quiz; quizId: string; currency: string }; gives: Pool };
  /** What a shopper's browser would load of a draft, in bytes before compression. */
  weigh: { takes: { quiz: Quiz; quizId: string; currency: string }; gives: Compiled['bytes'] };
  /** What shoppers of the past would see differently in a draft than in the version that is live. */
  replay: {
    takes: { from: Quiz; to: Quiz; responses: { id: string; answers: Answers }[] };
    gives: Replay;
  };
  /** The proof of a draft, over the catalogue. */
  prove: { takes: { quiz: Quiz }; gives: Proof };
  /** The smallest change of answers that puts a product first. */
  change: {
    takes: { head: Head; pool: Pool; answers: Answers; product: string };
    gives: Change[] | null;
  };
  /** Answers that lead to the results, from those that are given; null where none are found. */
  reach: { takes: { quiz: Quiz; answers: Answers }; gives: Answers | null };
  /** Where the places of the map stand. */
  layOut: { takes: { places: string[]; branches: Branch[] }; gives: Layout };
}
export type JobKind = keyof Jobs;

export type Job = { [Kind in JobKind]: { kind: Kind; takes: Jobs[Kind]['takes'] } }[JobKind];

/** Rankings tried for a change of answers: here nobody waits for the page. */
const changeBudget = 20_000;

/** Does a job. @param tell how far it is, 0 to 1 */
export const doJob = (
  job: Job,
  products: Product[],
  tell: (share: number) => void,
): Jobs[JobKind]['gives'] => {
  switch (job.kind) {
    case 'compile':
      return compile({ ...job.takes, version: 1, products, branding: true }).pool;
    case 'weigh':
      return compile({ ...job.takes, version: 1, products, branding: true }).bytes;
    case 'replay': {
      const { from, to, responses } = job.takes;
      return replay({ quiz: from, products }, { quiz: to, products }, responses);
    }
    case 'prove':
      return prove(job.takes.quiz, products, { tell });
    case 'reach':
      return wayToResults(job.takes.quiz, job.takes.answers);
    case 'layOut':
      return layOut(job.takes.places, job.takes.branches);
    case 'change': {
      const { head, pool, answers, product } = job.takes;
      return whatWouldChange(head, pool, answers, product, changeBudget);
    }
  }
};
