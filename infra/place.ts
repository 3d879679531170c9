import { CfnParameter, Fn, type Stack } from 'aws-cdk-lib';
import { localStage, type StackConfig } from './config.ts';

/** Where the product and the shops are. */
export interface Place {
  /** The distribution's own address when undefined. */
  origin: string | undefined;
  /** The origin's host, which passkeys belong to; empty for the distribution's own, which is known too late for that. */
  domain: string;
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
  if (stage !== localStage) {
    const domain = origin === undefined ? '' : new URL(origin).hostname;
    return { origin, domain, shopUrl: 'https://{shop}', imageSources: [], ownHookOrigin: '' };
  }
  const parameter = (id: string) => new CfnParameter(stack, id, { type: 'String' }).valueAsString;
  const shopOrigin = parameter('ShopOrigin');
  const ownOrigin = parameter('Origin');
  return {
    origin: ownOrigin,
    // What stands between the slashes and the port.
    domain: Fn.select(0, Fn.split(':', Fn.select(2, Fn.split('/', ownOrigin)))),
    shopUrl: `${shopOrigin}/shops/{shop}`,
    imageSources: [shopOrigin],
    ownHookOrigin: parameter('HookOrigin'),
  };
}
