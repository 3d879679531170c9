import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { resolveStack } from './template.ts';

const endpoint = 'http://127.0.0.1:4566';

const stackOf = (resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>) =>
  resolveStack(
    {
      Parameters: { Origin: {}, Colour: { Default: 'amber' } },
      Resources: Object.fromEntries(
        Object.entries(resources).map(([id, resource]) => [
          id,
          { Properties: {}, Metadata: {}, ...resource },
        ]),
      ),
    },
    { endpoint, stackName: 'Test', parameters: { Origin: 'http://localhost:3000' } },
  );

const stack = stackOf({
  Table: { Type: 'AWS::DynamoDB::Table' },
  Files: { Type: 'AWS::S3::Bucket' },
  Work: { Type: 'AWS::SQS::Queue' },
  Users: { Type: 'AWS::Cognito::UserPool' },
});

describe('resolving a template', () => {
  it('answers references to resources, parameters and pseudo parameters', () => {
    expect(stack.resolve({ Ref: 'Table' })).toBe('Table');
    expect(stack.resolve({ Ref: 'Files' })).toBe('files');
    expect(stack.resolve({ Ref: 'Work' })).toBe(`${endpoint}/000000000000/Work`);
    expect(stack.resolve({ Ref: 'Origin' })).toBe('http://localhost:3000');
    expect(stack.resolve({ Ref: 'Colour' })).toBe('amber');
    expect(stack.resolve({ Ref: 'AWS::Partition' })).toBe('aws');
  });

  it('answers attributes, in both ways of writing them', () => {
    expect(stack.resolve({ 'Fn::GetAtt': ['Files', 'Arn'] })).toBe('arn:aws:s3:::files');
    expect(stack.resolve({ 'Fn::GetAtt': 'Files.Arn' })).toBe('arn:aws:s3:::files');
    expect(stack.resolve({ 'Fn::GetAtt': ['Users', 'ProviderURL'] })).toMatch(
      new RegExp(`^${endpoint}/eu-central-1_\\w+$`),
    );
  });

  it('evaluates functions inside functions, and leaves plain values as they are', () => {
    const value = {
      plain: [1, true, null, 'text'],
      joined: { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Files', 'Arn'] }, '/q/*']] },
      picked: { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: that is how CloudFormation writes it
      sub: { 'Fn::Sub': 'arn:${AWS::Partition}:${Files.Arn}:${Table}' },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: that is how CloudFormation writes it
      own: { 'Fn::Sub': ['${Name}-x', { Name: { Ref: 'Table' } }] },
    };
    expect(stack.resolve(value)).toEqual({
      plain: [1, true, null, 'text'],
      joined: 'arn:aws:s3:::files/q/*',
      picked: 'b',
      sub: 'arn:aws:arn:aws:s3:::files:Table',
      own: 'Table-x',
    });
  });

  it('refuses what it does not know, with its name', () => {
    expect(() => stackOf({ Cluster: { Type: 'AWS::ECS::Cluster' } })).toThrow(
      /AWS::ECS::Cluster \(Cluster\)/,
    );
    expect(() => stack.resolve({ 'Fn::ImportValue': 'x' })).toThrow(/Fn::ImportValue/);
    expect(() => stack.resolve({ Ref: 'Gone' })).toThrow(/refers to Gone/);
    expect(() => stack.resolve({ 'Fn::GetAtt': ['Table', 'Colour'] })).toThrow(
      /Colour of AWS::DynamoDB::Table/,
    );
  });

  it('names the property that it cannot run', () => {
    const work = stackOf({ Work: { Type: 'AWS::SQS::Queue', Properties: { FifoQueue: 'yes' } } });
    const schema = z.object({ FifoQueue: z.boolean() });
    expect(() => work.list('AWS::SQS::Queue', schema)).toThrow(/AWS::SQS::Queue Work: FifoQueue/);
  });

  it('gives the same names at every start', () => {
    const again = stackOf({ Users: { Type: 'AWS::Cognito::UserPool' } });
    expect(again.ref('Users')).toBe(stack.ref('Users'));
  });
});
