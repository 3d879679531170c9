import { isAbsolute, join } from 'node:path';
import type { Node } from 'constructs';

/** What differs between two deployments. Read from CDK's context (`cdk.json`, or `-c name=value`). */
export interface StackConfig {
  stage: string;
  /** Where people reach the product; the distribution's own address when left out. */
  origin: string | undefined;
  /** Of the origin's host; CloudFront takes it from us-east-1. */
  certificateArn: string | undefined;
  shopifyClientId: string;
  mailFrom: string;
  /** Where messages of the contact form are mailed; `mailFrom` when left out. */
  contactTo: string;
  modelId: string;
  /** Who is mailed when an alarm goes off; nobody when left out. */
  alarmEmail: string | undefined;
  /** The folder with the built site. */
  siteDir: string;
}

/** The stage of one machine, the only one with addresses that are known when it starts. */
export const localStage = 'local';

export const projectRoot = join(import.meta.dirname, '..');

/** @throws Error naming a context value that must be set and is not */
export function readConfig(node: Node): StackConfig {
  const optional = (name: string): string | undefined => {
    const value: unknown = node.tryGetContext(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const required = (name: string): string => {
    const value = optional(name);
    if (value === undefined) throw new Error(`Set the context value "${name}" in cdk.json or with -c.`);
    return value;
  };
  const origin = optional('origin');
  // Without it the product would send everybody to an address that no distribution answers.
  const certificateArn = origin === undefined ? undefined : required('certificateArn');
  const siteDir = optional('siteDir') ?? 'frontend/dist';
  return {
    stage: optional('stage') ?? 'production',
    origin,
    certificateArn,
    shopifyClientId: required('shopifyClientId'),
    mailFrom: required('mailFrom'),
    contactTo: optional('contactTo') ?? required('mailFrom'),
    modelId: required('modelId'),
    alarmEmail: optional('alarmEmail'),
    siteDir: isAbsolute(siteDir) ? siteDir : join(projectRoot, siteDir),
  };
}
