import type { MailFailure } from '#shared/api/contacts.ts';
import type { LiveProof } from '#shared/api/quizProofs.ts';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Shop } from '#shared/api/shops.ts';
import { isGrave } from '#shared/quiz/grave.ts';

/** What a proof may find that is worth a merchant's morning; the rest stands in the editor's check. */
const watched = [
  'emptyResult',
  'deadEnd',
  'contradiction',
  'unreachableQuestion',
  'relaxedResult',
  'optionWithoutEffect',
  'neverRecommended',
] as const;
type Watched = (typeof watched)[number];

/** One thing that needs attention, and what it is about. */
export type Concern =
  | { kind: Watched | 'mailsRefused'; quiz: QuizSummary; count: number }
  | { kind: 'notPublished'; quiz: QuizSummary }
  | { kind: 'deliveriesFailed'; count: number }
  | { kind: 'limitReached' | 'limitNear' | 'disconnected' };

const isWatched = (kind: string): kind is Watched => (watched as readonly string[]).includes(kind);

/** What stops shoppers, and what was not so when the merchant published. */
const ofProof = ({ findings }: LiveProof, quiz: QuizSummary): Concern[] =>
  findings.flatMap(({ kind, count, atPublish }): Concern[] => {
    if (!isWatched(kind)) return [];
    if (isGrave({ kind }) && count > 0) return [{ kind, quiz, count }];
    return count > atPublish ? [{ kind, quiz, count: count - atPublish }] : [];
  });

export interface Known {
  shop: Shop;
  quizzes: QuizSummary[];
  proofs: LiveProof[];
  usage: { responses: number; limit: number } | undefined;
  /** Deliveries of the webhook that failed for good, and nobody has seen. */
  undelivered: number;
  /** Mails to shoppers that could not be sent, each with the quiz it belongs to. */
  refused: Pick<MailFailure, 'quizId' | 'seenAt'>[];
}

/** What needs a merchant's attention, the most urgent first; nothing where all is well. */
export function concernsOf({ shop, quizzes, proofs, usage, refused, undelivered }: Known): Concern[] {
  const share = usage && usage.limit > 0 ? usage.responses / usage.limit : 0;
  const found = proofs.flatMap((proof) => {
    const quiz = quizzes.find(({ id }) => id === proof.quizId);
    return quiz ? ofProof(proof, quiz) : [];
  });
  const grave = (concern: Concern) => isWatched(concern.kind) && isGrave({ kind: concern.kind });
  return [
    ...(shop.disconnectedAt === undefined ? [] : [{ kind: 'disconnected' as const }]),
    ...found.filter(grave),
    ...(share >= 1 ? [{ kind: 'limitReached' as const }] : []),
    ...quizzes
      .filter(({ scheduleFault, archivedAt }) => scheduleFault && archivedAt === undefined)
      .map((quiz) => ({ kind: 'notPublished' as const, quiz })),
    ...quizzes.flatMap((quiz) => {
      const count = refused.filter(({ quizId, seenAt }) => quizId === quiz.id && seenAt === undefined).length;
      return count > 0 ? [{ kind: 'mailsRefused' as const, quiz, count }] : [];
    }),
    ...(undelivered > 0 ? [{ kind: 'deliveriesFailed' as const, count: undelivered }] : []),
    ...(share >= 0.8 && share < 1 ? [{ kind: 'limitNear' as const }] : []),
    ...found.filter((concern) => !grave(concern)),
  ];
}
