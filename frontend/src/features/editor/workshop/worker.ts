import type { Product } from '#shared/model/product.ts';
import { doJob } from './jobs.ts';
import type { FromWorker, ToWorker } from './workshop.ts';

/** The catalogue, sent once and kept for every job. */
let products: Product[] = [];

const say = (message: FromWorker) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('more' in data) {
    products = data.anew ? data.more : products.concat(data.more);
    return;
  }
  const { id, job } = data;
  try {
    say({ id, gives: doJob(job, products, (share) => say({ id, share })) });
  } catch (error) {
    say({ id, fault: error instanceof Error ? error.message : String(error) });
  }
};
