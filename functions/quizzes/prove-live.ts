import type { Db } from '#functions/db/index.ts';
import type { System } from '#functions/lib/system.ts';
import type { LiveProof } from '#shared/api/quizProofs.ts';
import { findingKinds } from '#shared/quiz/findingKinds.ts';
import { selectPool } from '#shared/quiz/pool.ts';
import { type Finding, type Proof, prove } from '#shared/quiz/prove.ts';
import { readCatalogue } from './catalogue.ts';
import { unpack } from './pack.ts';
import type { QuizKey } from './store.ts';
import { findVersion } from './versions.ts';

type Findings = LiveProof['findings'];

const countOf = (findings: Finding[], kind: Finding['kind']): number =>
  findings.filter((finding) => finding.kind === kind).length;

/** Every kind that there is or was, so that a merchant can be told what an import has made worse. */
function compared({ findings }: Proof, before: Findings | undefined): Findings {
  return findingKinds
    .map((kind) => {
      const count = countOf(findings, kind);
      // What is in no list was there no time.
      const was = before?.find((one) => one.kind === kind)?.atPublish ?? 0;
      return { kind, count, atPublish: before ? was : count };
    })
    .filter(({ count, atPublish }) => count > 0 || atPublish > 0);
}

/**
 * Proves the version of a quiz that is in the shop, with the catalogue of now, and keeps what was found beside what
 * was found when it was published. Nothing for a quiz that is not in the shop.
 */
export async function proveLive({ db, system }: { db: Db; system: System }, key: QuizKey): Promise<void> {
  const { data: item } = await db.quiz.get(key).go({ consistent: true });
  if (item?.publishedVersion === undefined || item.deletedAt !== undefined) return;
  const version = item.publishedVersion;
  const [{ packed, revision }, { products }, { data: last }] = await Promise.all([
    findVersion(db, key, version),
    readCatalogue(db, key.shopId),
    db.quizProof.get(key).go({ consistent: true }),
  ]);
  const quiz = await unpack(packed);
  const pool = selectPool(quiz, products);
  const found = prove(quiz, pool);
  const never = new Set(
    found.findings.flatMap(({ kind, product }) => (kind === 'neverRecommended' ? product : [])),
  );
  const before = last?.revision === revision ? last.proof.findings : undefined;
  const proof: LiveProof = {
    quizId: key.quizId,
    version,
    provenAt: system.now().toISOString(),
    exact: found.exact,
    reached: pool.map(({ id }) => id).filter((id) => !never.has(id)),
    findings: compared(found, before),
  };
  await db.quizProof.put({ ...key, revision, proof }).go();
}

/** What is proven of the quizzes that are in the shop now. */
export async function listProofs(db: Db, shopId: string): Promise<LiveProof[]> {
  const [{ data: proofs }, { data: quizzes }] = await Promise.all([
    db.quizProof.query.byShop({ shopId }).go({ pages: 'all' }),
    db.quiz.query.byShop({ shopId }).go({ pages: 'all' }),
  ]);
  const live = new Map(
    quizzes.map(({ quizId, publishedVersion, deletedAt }) => [
      quizId,
      deletedAt === undefined ? publishedVersion : undefined,
    ]),
  );
  return proofs.flatMap(({ quizId, proof }) => (live.get(quizId) === proof.version ? proof : []));
}
