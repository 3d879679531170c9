import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersCorsBehavior,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const transport: ResponseSecurityHeadersBehavior = {
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(730),
    includeSubdomains: true,
    preload: true,
    override: true,
  },
  contentTypeOptions: { override: true },
};

/** Scripts, styles and fonts of our own only, none inline; product pictures come from any shop's CDN. */
const ownSources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'https:', 'data:', 'blob:'],
  'media-src': ["'self'", 'https:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
};

/** Hosts of others, by the directive that allows them. */
type Sources = Record<string, string[]>;

const pagePolicy = (foreign: Sources): string =>
  Object.entries(ownSources)
    .map(([name, own]) => [name, ...own, ...(foreign[name] ?? [])].join(' '))
    .join('; ');

export const pageHeaders = (scope: Construct, foreign: Sources) =>
  new ResponseHeadersPolicy(scope, 'PageHeaders', {
    securityHeadersBehavior: {
      ...transport,
      contentSecurityPolicy: { contentSecurityPolicy: pagePolicy(foreign), override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
    },
  });

/** For what is data, never a page. */
export const dataHeaders = (scope: Construct) =>
  new ResponseHeadersPolicy(scope, 'DataHeaders', {
    securityHeadersBehavior: {
      ...transport,
      contentSecurityPolicy: {
        contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
        override: true,
      },
    },
  });

const everybody: ResponseHeadersCorsBehavior = {
  accessControlAllowCredentials: false,
  accessControlAllowHeaders: ['*'],
  accessControlAllowMethods: ['GET', 'HEAD'],
  accessControlAllowOrigins: ['*'],
  accessControlMaxAge: Duration.days(1),
  originOverride: true,
};

/** For what pages of shops load: published quizzes and the web component. */
export const sharedHeaders = (scope: Construct) =>
  new ResponseHeadersPolicy(scope, 'SharedHeaders', {
    corsBehavior: everybody,
    securityHeadersBehavior: transport,
  });
