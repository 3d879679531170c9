import * as z from 'zod';
import type { Stack } from '../template.ts';

const behaviourSchema = z.object({
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  Compress: z.boolean().default(false),
  FunctionAssociations: z
    .array(z.object({ EventType: z.literal('viewer-request'), FunctionARN: z.string() }))
    .default([]),
});
export type Behaviour = z.infer<typeof behaviourSchema> & { pattern: string };

const originSchema = z.object({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z.string().default(''),
  OriginAccessControlId: z.string().optional(),
});
export type Origin = z.infer<typeof originSchema>;

/** A second origin is asked when the first answers with one of the statuses. */
const originGroupSchema = z.object({
  Id: z.string(),
  FailoverCriteria: z.object({ StatusCodes: z.object({ Items: z.array(z.number()) }) }),
  Members: z.object({ Items: z.array(z.object({ OriginId: z.string() })).length(2) }),
});

const distributionSchema = z.object({
  DistributionConfig: z.object({
    DefaultCacheBehavior: behaviourSchema,
    CacheBehaviors: z.array(behaviourSchema.extend({ PathPattern: z.string() })).default([]),
    Origins: z.array(originSchema),
    OriginGroups: z.object({ Items: z.array(originGroupSchema) }).default({ Items: [] }),
    CustomErrorResponses: z.array(z.unknown()).max(0, 'is not known').default([]),
    Aliases: z.array(z.string()).default([]),
  }),
});

const functionSchema = z.object({ FunctionCode: z.string() });

const headerPolicySchema = z.object({
  ResponseHeadersPolicyConfig: z.object({
    CorsConfig: z
      .object({
        AccessControlAllowOrigins: z.object({ Items: z.array(z.string()) }),
        AccessControlAllowMethods: z.object({ Items: z.array(z.string()) }),
        AccessControlAllowHeaders: z.object({ Items: z.array(z.string()) }),
        AccessControlMaxAgeSec: z.number().optional(),
        OriginOverride: z.literal(true),
      })
      .optional(),
    SecurityHeadersConfig: z
      .object({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }).optional(),
        ContentTypeOptions: z.object({ Override: z.boolean() }).optional(),
        FrameOptions: z.object({ FrameOption: z.string() }).optional(),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }).optional(),
        StrictTransportSecurity: z
          .object({
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z.boolean().default(false),
            Preload: z.boolean().default(false),
          })
          .optional(),
      })
      .default({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) })
      .default({ Items: [] }),
  }),
});
type HeaderPolicy = z.infer<typeof headerPolicySchema>['ResponseHeadersPolicyConfig'];

/** The headers that a policy adds to every response. */
function headersOf({ CorsConfig: cors, SecurityHeadersConfig: security, CustomHeadersConfig }: HeaderPolicy) {
  const transport = security.StrictTransportSecurity;
  const entries: [string, string | undefined][] = [
    ['content-security-policy', security.ContentSecurityPolicy?.ContentSecurityPolicy],
    ['x-content-type-options', security.ContentTypeOptions && 'nosniff'],
    ['x-frame-options', security.FrameOptions?.FrameOption],
    ['referrer-policy', security.ReferrerPolicy?.ReferrerPolicy],
    [
      'strict-transport-security',
      transport &&
        `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}${transport.Preload ? '; preload' : ''}`,
    ],
    ['access-control-allow-origin', cors?.AccessControlAllowOrigins.Items.join(',')],
    ['access-control-allow-methods', cors?.AccessControlAllowMethods.Items.join(',')],
    ['access-control-allow-headers', cors?.AccessControlAllowHeaders.Items.join(',')],
    ['access-control-max-age', cors?.AccessControlMaxAgeSec?.toString()],
    ...CustomHeadersConfig.Items.map(({ Header, Value }): [string, string] => [Header.toLowerCase(), Value]),
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

export interface Distribution {
  arn: string;
  /** In the order in which CloudFront tries them, the default one last. */
  behaviours: Behaviour[];
  /** The origin of a behaviour, and the one that is asked next after the given statuses of the first. */
  origins(behaviour: Behaviour): { first: Origin; next?: { origin: Origin; after: number[] } };
  /** The code of the function in front of a behaviour. */
  viewerRequest(behaviour: Behaviour): string | undefined;
  responseHeaders(behaviour: Behaviour): Record<string, string>;
}

/** The stack's one CloudFront distribution. */
export function readDistribution(stack: Stack): Distribution {
  const [found, ...others] = stack.list('AWS::CloudFront::Distribution', distributionSchema);
  if (!found || others.length > 0) throw new Error('The local runner runs exactly one distribution.');
  const config = found.props.DistributionConfig;
  const codes = new Map(
    stack
      .list('AWS::CloudFront::Function', functionSchema)
      .map(({ id, props }) => [stack.attribute(id, 'FunctionARN'), props.FunctionCode]),
  );
  const headers = new Map(
    stack
      .list('AWS::CloudFront::ResponseHeadersPolicy', headerPolicySchema)
      .map(({ id, props }) => [stack.ref(id), headersOf(props.ResponseHeadersPolicyConfig)]),
  );
  return {
    arn: `arn:aws:cloudfront::${stack.ref('AWS::AccountId')}:distribution/${stack.ref(found.id)}`,
    behaviours: [
      ...config.CacheBehaviors.map(({ PathPattern, ...behaviour }) => ({
        ...behaviour,
        pattern: PathPattern,
      })),
      { ...config.DefaultCacheBehavior, pattern: '*' },
    ],
    origins: ({ TargetOriginId, pattern }) => {
      const group = config.OriginGroups.Items.find(({ Id }) => Id === TargetOriginId);
      const [first = TargetOriginId, next] = group?.Members.Items.map(({ OriginId }) => OriginId) ?? [];
      const origin = (id: string) => {
        const found = config.Origins.find(({ Id }) => Id === id);
        if (!found) throw new Error(`The behaviour ${pattern} has no origin.`);
        return found;
      };
      if (!group || next === undefined) return { first: origin(first) };
      const after = group.FailoverCriteria.StatusCodes.Items;
      return { first: origin(first), next: { origin: origin(next), after } };
    },
    viewerRequest: (behaviour) => codes.get(behaviour.FunctionAssociations[0]?.FunctionARN ?? ''),
    responseHeaders: (behaviour) => headers.get(behaviour.ResponseHeadersPolicyId ?? '') ?? {},
  };
}
