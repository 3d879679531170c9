import { describe, expect, it } from 'vitest';
import { isAllowed, rolePolicies, type Statement } from './policy.ts';
import { resolveStack } from './template.ts';

const table = 'arn:aws:dynamodb:eu-central-1:000000000000:table/Table';
const allow = (more: Partial<Statement>): Statement => ({
  Effect: 'Allow',
  Action: ['dynamodb:GetItem'],
  Resource: [table],
  ...more,
});

describe('what a policy allows', () => {
  it('is the named action on the named resource, and nothing beside it', () => {
    const statements = [allow({})];
    expect(isAllowed(statements, 'dynamodb:GetItem', table)).toBe(true);
    expect(isAllowed(statements, 'dynamodb:PutItem', table)).toBe(false);
    expect(isAllowed(statements, 'dynamodb:GetItem', `${table}2`)).toBe(false);
    expect(isAllowed(statements, 'dynamodb:GetItem', `${table}/index/byDay`)).toBe(false);
    expect(isAllowed([], 'dynamodb:GetItem', table)).toBe(false);
  });

  it('follows wildcards, and reads a dot as a dot', () => {
    const statements = [
      allow({ Action: ['s3:Get*'], Resource: ['arn:aws:s3:::files/q/*', 'arn:aws:s3:::a.b/?'] }),
    ];
    expect(isAllowed(statements, 's3:GetObject', 'arn:aws:s3:::files/q/one/two.json')).toBe(true);
    expect(isAllowed(statements, 's3:GetObject', 'arn:aws:s3:::files/other')).toBe(false);
    expect(isAllowed(statements, 's3:GetObject', 'arn:aws:s3:::a.b/1')).toBe(true);
    expect(isAllowed(statements, 's3:GetObject', 'arn:aws:s3:::axb/1')).toBe(false);
  });

  it('is nothing where a statement denies it', () => {
    const statements = [allow({ Action: ['dynamodb:*'] }), allow({ Effect: 'Deny' })];
    expect(isAllowed(statements, 'dynamodb:GetItem', table)).toBe(false);
    expect(isAllowed(statements, 'dynamodb:PutItem', table)).toBe(true);
  });

  it('depends on conditions, and an unknown one is refused by name', () => {
    const source = 'arn:aws:cloudfront::000000000000:distribution/E1';
    const statements = [allow({ Condition: { StringEquals: { 'AWS:SourceArn': source } } })];
    expect(isAllowed(statements, 'dynamodb:GetItem', table, { 'aws:sourcearn': source })).toBe(true);
    expect(isAllowed(statements, 'dynamodb:GetItem', table, { 'aws:sourcearn': `${source}2` })).toBe(false);
    const unknown = [allow({ Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } })];
    expect(() => isAllowed(unknown, 'dynamodb:GetItem', table)).toThrow(/IpAddress/);
  });
});

describe('the statements of a role', () => {
  const resource = (Type: string, Properties: Record<string, unknown>) => ({
    Type,
    Properties,
    Metadata: {},
  });
  const stackOf = (managed: string[]) =>
    resolveStack(
      {
        Parameters: {},
        Resources: {
          Role: resource('AWS::IAM::Role', { ManagedPolicyArns: managed }),
          Policy: resource('AWS::IAM::Policy', {
            Roles: [{ Ref: 'Role' }],
            PolicyDocument: {
              Statement: [{ Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::x/*' }],
            },
          }),
        },
      },
      { endpoint: '', stackName: 'Test', parameters: {} },
    );

  it('come from the policies that name it', () => {
    const basic = 'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
    expect(rolePolicies(stackOf([basic])).get('Role')).toEqual([
      { Effect: 'Allow', Action: ['s3:GetObject'], Resource: ['arn:aws:s3:::x/*'] },
    ]);
  });

  it('cannot come from a managed policy that the runner has not read', () => {
    expect(() => rolePolicies(stackOf(['arn:aws:iam::aws:policy/AdministratorAccess']))).toThrow(
      /AdministratorAccess/,
    );
  });
});
