import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api/api.ts';
import type { RouteSpec } from '#shared/api/route.ts';
import { readConfig } from './config.ts';
import { RecommendStack } from './stack.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'recommend-'));
let template: Template;

const appWith = (more: Record<string, string>) =>
  new App({
    context: {
      siteDir,
      shopifyClientId: 'client',
      mailFrom: 'hello@recommend.example',
      contactTo: 'hello@recommend.example',
      modelId: 'eu.vendor.model-v1:0',
      alarmEmail: 'ops@recommend.example',
      'aws:cdk:bundling-stacks': [],
      ...more,
    },
  });
const synthesize = (app: App) => Template.fromStack(new RecommendStack(app, 'Test', readConfig(app.node)));

beforeAll(() => {
  mkdirSync(join(siteDir, 'assets'));
  mkdirSync(join(siteDir, 'pages'));
  writeFileSync(join(siteDir, 'pages', 'index.html'), '<!doctype html>');
  writeFileSync(join(siteDir, 'not-found.json'), '{}');
  writeFileSync(join(siteDir, 'sources.json'), '{"connect-src":["https://partner.example"]}');
  template = synthesize(appWith({}));
  // CDK checks a template against all of CloudFormation's rules, which takes its time on a busy machine.
}, 120_000);

afterAll(() => rmSync(siteDir, { recursive: true }));

interface Policy {
  Properties: { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } };
}

const areaStatements = () =>
  Object.entries(template.findResources('AWS::IAM::Policy') as Record<string, Policy>)
    .filter(([id]) => id.startsWith('Areas'))
    .flatMap(([, policy]) => policy.Properties.PolicyDocument.Statement);

describe('the stack', () => {
  it('answers at the origin that it sends people to, and asks for what that takes', () => {
    const origin = 'https://quiz.example';
    const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/1';
    const made = synthesize(appWith({ origin, certificateArn }));
    made.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['quiz.example'],
        ViewerCertificate: Match.objectLike({ AcmCertificateArn: certificateArn }),
      },
    });
    // Passkeys belong to a domain, so that without one of its own there are none.
    made.hasResourceProperties('AWS::Cognito::UserPool', {
      WebAuthnRelyingPartyID: 'quiz.example',
      Policies: Match.objectLike({ SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN'] } }),
    });
    template.hasResourceProperties('AWS::Cognito::UserPool', { WebAuthnRelyingPartyID: Match.absent() });
    expect(() => readConfig(appWith({ origin }).node)).toThrow('certificateArn');
  }, 120_000);

  it('has every route of the contract, and no other but the fallback', () => {
    const routes = Object.values(api).flatMap((area) => Object.values<RouteSpec>(area));
    const keys = Object.values(template.findResources('AWS::ApiGatewayV2::Route')).map(
      (route) => route.Properties.RouteKey,
    );
    expect(keys.sort()).toEqual(
      [...routes.map(({ method, path }) => `${method} ${path}`), '$default'].sort(),
    );
  });

  it('sends every path of the contract to the API', () => {
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
    const { CacheBehaviors, DefaultCacheBehavior } = distribution?.Properties.DistributionConfig ?? {};
    const toApi = (CacheBehaviors as { PathPattern: string; AllowedMethods: string[] }[])
      .filter(({ AllowedMethods }) => AllowedMethods?.includes('DELETE'))
      .map(({ PathPattern }) => PathPattern);
    expect(toApi).toEqual(
      expect.arrayContaining(['/api/*', '/auth/store-session', '/auth/logout-session', '/auth/me']),
    );
    expect(DefaultCacheBehavior.AllowedMethods).toBeUndefined();
  });

  it('gives functions named actions on named resources only', () => {
    const statements = areaStatements();
    expect(statements.length).toBeGreaterThan(0);
    for (const { Action, Resource } of statements) {
      for (const action of [Action].flat()) expect(action).not.toMatch(/\*|Scan|DeleteTable/);
      expect([Resource].flat()).not.toContain('*');
    }
  });

  it('keeps what must not be lost', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      },
    });
    template.allResources('AWS::S3::Bucket', { DeletionPolicy: 'Retain' });
    template.allResourcesProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: Match.objectLike({
        BlockPublicAcls: true,
        RestrictPublicBuckets: true,
      }),
    });
    template.hasResourceProperties('AWS::SQS::Queue', {
      RedrivePolicy: Match.objectLike({ maxReceiveCount: 4 }),
    });
  });

  it('runs every area on Node 24 and arm64, with an alarm that says what its failure means', () => {
    const functions = template.findResources('AWS::Lambda::Function', {
      Properties: { Runtime: 'nodejs24.x', Architectures: ['arm64'] },
    });
    const workers = ['catalogue', 'refresh', 'mails', 'deliver', 'erasure'];
    expect(Object.keys(functions)).toHaveLength(Object.keys(api).length + workers.length);
    const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm'));
    const texts = alarms.map((alarm) => alarm.Properties.AlarmDescription);
    expect(texts).toContain('Merchants cannot register, sign in or stay signed in.');
    expect(texts.every((text) => typeof text === 'string' && text.endsWith('.'))).toBe(true);
    template.resourceCountIs('AWS::CloudWatch::Dashboard', 1);
    template.hasResourceProperties('AWS::SNS::Subscription', { Endpoint: 'ops@recommend.example' });
  });

  it('asks for the password that the contract asks for, and keeps strangers from learning who is known', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      Policies: { PasswordPolicy: Match.objectLike({ MinimumLength: 10 }) },
    });
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    });
  });

  it('lets pages run no script and load no style but our own files', () => {
    const policies = Object.values(template.findResources('AWS::CloudFront::ResponseHeadersPolicy')).map(
      ({ Properties }) => Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig,
    );
    for (const policy of policies)
      expect(policy).toMatchObject({ ContentTypeOptions: {}, StrictTransportSecurity: {} });
    const texts = policies.map((policy) => policy.ContentSecurityPolicy?.ContentSecurityPolicy ?? '');
    expect(texts.join()).toContain("script-src 'self'; style-src 'self'; ");
    expect(texts.join()).not.toMatch(/unsafe|http:/);
    // Hosts of others are those that the built site names.
    expect(texts.join()).toContain("connect-src 'self' https://partner.example;");
  });

  it('stays below the limits of CloudFront', () => {
    for (const { Properties } of Object.values(template.findResources('AWS::CloudFront::Function'))) {
      expect(Buffer.byteLength(Properties.FunctionCode)).toBeLessThanOrEqual(10_240);
      expect(Properties.FunctionConfig.Runtime).toBe('cloudfront-js-2.0');
    }
  });
});
