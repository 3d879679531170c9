import { account, region } from '../template.ts';
import { AwsError, type AwsService, refuse } from './server.ts';

/** Bedrock as it answers an account that has no model enabled: the product must do without it. */
export function bedrockService(): AwsService {
  return {
    errors: 'json',
    handle: (call) => {
      const match = /^\/model\/([^/]+)\/(converse|invoke)$/.exec(call.url.pathname);
      if (!match) return refuse('Bedrock', `${call.method} ${call.url.pathname}`);
      const modelId = decodeURIComponent(match[1] ?? '');
      const isProfile = /^(eu|us|apac|global)\./.test(modelId);
      call.authorize(
        'bedrock:InvokeModel',
        isProfile
          ? `arn:aws:bedrock:${region}:${account}:inference-profile/${modelId}`
          : `arn:aws:bedrock:${region}::foundation-model/${modelId}`,
      );
      throw new AwsError(
        'AccessDeniedException',
        "You don't have access to the model with the specified model ID.",
        403,
      );
    },
  };
}
