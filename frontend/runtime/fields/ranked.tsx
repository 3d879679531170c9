import { Ranking } from './Ranking.tsx';
import css from './ranked.css?inline';
import type { FieldModule } from './registry.ts';

export const fields: FieldModule['fields'] = { ranking: Ranking };
export { css };
