import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { takeChildren } from './processes.ts';

/** `npm run reset`: empties the data folder. What was built from the sources stays. */
const dataDir = resolve(process.env.DATA_DIR || '.local');
if (existsSync(dataDir)) {
  await takeChildren(dataDir).stop();
  for (const name of readdirSync(dataDir)) {
    if (name !== 'build') rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
console.log(`${dataDir} holds no data now.`);
