import { buildEmbed, weigh } from '../frontend/embed/weigh.ts';
import { weighArtefact } from './artefact.ts';
import { weighPeers } from './weighPeers.ts';

/** Prints what a shopper's browser loads, beside what it would load of others. All built in this run. */
export const weight = async () => {
  const { files, firstQuestionGzip, allGzip } = weigh(await buildEmbed());
  const artefact = weighArtefact();
  console.table(files);
  console.table({
    'Recommend, first question': firstQuestionGzip,
    'Recommend, every type and the results': allGzip,
    'Recommend, every file there is': Object.values(files).reduce((sum, bytes) => sum + bytes, 0),
    ...(await weighPeers()),
    'a quiz of 10 questions over 500 products': artefact.artefactGzip,
    'of it before the first question': artefact.artefactFirstGzip,
  });
  return { firstQuestionGzip, allGzip, ...artefact };
};
