import { parseArgs } from 'node:util';
import { type Hideable, hideable } from './data.ts';
import { editor } from './editor.ts';
import { lighthouse } from './lighthouse.ts';
import { paint } from './paint.ts';
import { quality } from './quality.ts';
import { speed } from './speed.ts';
import { weight } from './weight.ts';

const usage = `Usage:
  npm run bench -- quality --data <folder> [--hide tags,productType]
  npm run bench -- speed
  npm run bench -- weight
  npm run bench -- paint
  npm run bench -- lighthouse [--runs 5] [--only /pricing]
  npm run bench -- editor
The folder holds catalogue.jsonl and sessions.jsonl. The last line printed is one JSON object.`;

const isHideable = (field: string): field is Hideable => hideable.some((one) => one === field);

const run = async (): Promise<unknown> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      hide: { type: 'string' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
    },
  });
  if (positionals[0] === 'speed') return speed();
  if (positionals[0] === 'weight') return weight();
  if (positionals[0] === 'paint') return paint();
  if (positionals[0] === 'lighthouse') return lighthouse({ runs: Number(values.runs), only: values.only });
  if (positionals[0] === 'editor') return editor();
  if (positionals[0] !== 'quality' || values.data === undefined) throw new Error(usage);
  const hidden = (values.hide ?? '').split(',').filter((field) => field !== '');
  const unknown = hidden.filter((field) => !isHideable(field));
  if (unknown.length > 0)
    throw new Error(`Cannot hide ${unknown.join(', ')}. Choose from ${hideable.join(', ')}.`);
  return quality(values.data, hidden.filter(isHideable));
};

try {
  console.log(JSON.stringify(await run()));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
