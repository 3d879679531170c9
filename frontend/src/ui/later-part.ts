import { type ComponentType, lazy } from 'react';
import { onceConnected } from '../lib/once-connected.ts';

/**
 * A part of a page that is loaded when it is first shown. Without a connection it waits for one, and what stands around
 * it goes on working.
 */
export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await onceConnected(load) }));
