import { CfnParameter, type Stack } from 'aws-cdk-lib';
import { localStage, type StackConfig } from './config.ts';

/** Where the product and the shops are. */
export interface Place {
  /** The distribution's own address when undefined. */
  origin: string | undefined;
  /** A shop's address, with `{shop}` for its domain. */
  shopUrl: string;
  /** Origins besides https ones from which pages show pictures. */
  imageSources: string[];
  /** One more origin that webhooks may name, besides public https ones; none when empty. */
  ownHookOrigin: string;
}

/**
 * On one machine the addresses are parameters of the template, so that one synthesis serves every choice of
 * ports. Elsewhere they are known, and the template has no parameters.
 */
export function placeOf(stack: Stack, { stage, origin }: StackConfig): Place {
  if (stage !== localStage) return { origin, shopUrl: 'https://{shop}', imageSources: [], ownHookOrigin: '' };
  const parameter = (id: string) => new CfnParameter(stack, id, { type: 'String' }).valueAsString;
  const shopOrigin = parameter('ShopOrigin');
  return {
    origin: parameter('Origin'),
    shopUrl: `${shopOrigin}/shops/{shop}`,
    imageSources: [shopOrigin],
    ownHookOrigin: parameter('HookOrigin'),
  };
}
