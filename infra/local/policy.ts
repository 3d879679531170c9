import * as z from 'zod';
import type { Stack } from './template.ts';
import { matches } from './wildcard.ts';

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const statementSchema = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore,
  Resource: oneOrMore,
  Principal: z.record(z.string(), oneOrMore).optional(),
  Condition: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});
export type Statement = z.infer<typeof statementSchema>;

export const documentSchema = z.object({ Statement: z.array(statementSchema) });
const policySchema = z.object({ PolicyDocument: documentSchema, Roles: z.array(z.string()) });
const roleSchema = z.object({
  Policies: z.array(z.object({ PolicyDocument: documentSchema })).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
});

/** Rights to write logs: nothing on one machine asks for them. */
const knownManaged = /service-role\/AWSLambdaBasicExecutionRole$/;

type Context = Record<string, string>;

const operators: Record<string, (wanted: string, given: string | undefined) => boolean> = {
  StringEquals: (wanted, given) => wanted === given,
  StringLike: (wanted, given) => given !== undefined && matches(wanted, given),
  ArnLike: (wanted, given) => given !== undefined && matches(wanted, given),
  Bool: (wanted, given) => wanted === given,
};

/** @throws Error naming a condition that the runner does not know */
function holds(conditions: Statement['Condition'], context: Context): boolean {
  return Object.entries(conditions ?? {}).every(([operator, keys]) => {
    const test = operators[operator];
    if (!test) throw new Error(`The local runner does not know the policy condition ${operator}.`);
    return Object.entries(keys).every(([key, wanted]) =>
      [wanted].flat().some((one) => test(String(one), context[key.toLowerCase()])),
    );
  });
}

/**
 * Whether statements allow an action on a resource: a Deny wins, and without an Allow it is denied.
 * @param context condition keys in lower case, for example `aws:sourcearn`
 */
export function isAllowed(
  statements: Statement[],
  action: string,
  resource: string,
  context: Context = {},
): boolean {
  // Calls on one machine have no TLS; AWS would see it.
  const seen = { 'aws:securetransport': 'true', ...context };
  const fitting = statements.filter(
    (statement) =>
      statement.Action.some((one) => matches(one.toLowerCase(), action.toLowerCase())) &&
      statement.Resource.some((one) => matches(one, resource)) &&
      holds(statement.Condition, seen),
  );
  return fitting.some((one) => one.Effect === 'Allow') && !fitting.some((one) => one.Effect === 'Deny');
}

/** @returns the statements of a role, by the role's name */
export function rolePolicies(stack: Stack): Map<string, Statement[]> {
  const byRole = new Map<string, Statement[]>();
  for (const { id, props } of stack.list('AWS::IAM::Role', roleSchema)) {
    const unknown = props.ManagedPolicyArns.find((arn) => !knownManaged.test(arn));
    if (unknown) throw new Error(`The local runner does not know the managed policy ${unknown} (${id}).`);
    byRole.set(
      stack.ref(id),
      props.Policies.flatMap((policy) => policy.PolicyDocument.Statement),
    );
  }
  for (const { props } of stack.list('AWS::IAM::Policy', policySchema)) {
    for (const role of props.Roles) byRole.get(role)?.push(...props.PolicyDocument.Statement);
  }
  return byRole;
}
