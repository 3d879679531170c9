import { Fn } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionCode as EdgeCode,
  Function as EdgeFunction,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { api as contract } from '#shared/api/api.ts';
import type { RouteSpec } from '#shared/api/route.ts';
import { defaultLocale, prefixedLocales, quizPagePath } from '#shared/site.ts';
import type { StackConfig } from '../config.ts';
import { foreignSources, stripIngestCode, viewerRequestCode } from '../edge/bundle.ts';
import type { Api } from './api.ts';
import { privateBucket } from './bucket.ts';
import { dataHeaders, pageHeaders, sharedHeaders } from './headers.ts';
import { deploySite } from './site.ts';

/** The product-analytics service, in Europe. */
const analyticsHost = 'eu.i.posthog.com';

interface WebProps {
  api: Api;
  artefacts: IBucket;
  config: StackConfig;
  /** Origins besides https ones from which pages show pictures. */
  imageSources: string[];
}

/** Paths of the contract that do not stand under /api: each needs a behaviour of its own. */
const sessionPaths = (): string[] =>
  Object.values(contract)
    .flatMap((routes) => Object.values<RouteSpec>(routes))
    .map((route) => route.path)
    .filter((path) => !path.startsWith('/api/'));

/** Paths of quizzes' own pages, one a language. */
const quizPages = (): string[] =>
  [defaultLocale, ...prefixedLocales].map((locale) => quizPagePath('*', locale));

/** One address for everything: the site, the API, published quizzes and the analytics proxy. */
export class Web extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { api, artefacts, config, imageSources }: WebProps) {
    super(scope, id);
    const site = privateBucket(this, 'Site');
    const shared = sharedHeaders(this);
    const backend = this.backend(api);
    const pages = this.pages(site, config.siteDir, imageSources);
    const quizzes = this.quizPages(pages, artefacts, api);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Recommend ${config.stage}`,
      ...this.ownDomain(config),
      // The function names the page itself; without this, the root would list the bucket if it ever failed to.
      defaultRootObject: 'shell.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: pages,
      additionalBehaviors: {
        '/api/*': backend,
        ...Object.fromEntries(sessionPaths().map((path) => [path, backend])),
        '/q/*': this.files(artefacts, shared),
        '/pictures/*': this.files(artefacts, shared),
        ...Object.fromEntries(quizPages().map((path) => [path, quizzes])),
        '/embed/*': this.files(site, shared),
        '/ingest/*': this.ingest(),
      },
    });
    deploySite(this, site, config.siteDir);
  }

  /** The host of the origin; nothing when the product is reached at the distribution's own address. */
  private ownDomain({ origin, certificateArn }: StackConfig) {
    if (origin === undefined || certificateArn === undefined) return {};
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', certificateArn);
    return { domainNames: [new URL(origin).hostname], certificate };
  }

  /** The right to list makes S3 answer 404, not 403, for what is not there. */
  private files(bucket: IBucket, responseHeadersPolicy: BehaviorOptions['responseHeadersPolicy']) {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      ...(responseHeadersPolicy ? { responseHeadersPolicy } : {}),
    } satisfies BehaviorOptions;
  }

  private edgeFunction(id: string, code: string) {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, {
        code: EdgeCode.fromInline(code),
        runtime: FunctionRuntime.JS_2_0,
      }),
    };
  }

  private pages(site: IBucket, siteDir: string, imageSources: string[]): BehaviorOptions {
    return {
      ...this.files(site, pageHeaders(this, { ...foreignSources(siteDir), 'img-src': imageSources })),
      functionAssociations: [this.edgeFunction('ViewerRequest', viewerRequestCode(siteDir))],
    };
  }

  /**
   * Pages that were written when their quizzes were published; our API is asked only for what is not there, and
   * answers a 404 that people can read. S3 has but a 404 in XML, and a function cannot change an answer over 399.
   */
  private quizPages(pages: BehaviorOptions, artefacts: IBucket, api: Api): BehaviorOptions {
    return {
      ...pages,
      origin: new OriginGroup({
        primaryOrigin: this.files(artefacts, undefined).origin,
        fallbackOrigin: this.apiOrigin(api, '/api/public'),
        fallbackStatusCodes: [404],
      }),
    };
  }

  private apiOrigin({ api }: Api, originPath = '') {
    return new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)), {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originPath,
    });
  }

  private backend(api: Api): BehaviorOptions {
    return {
      origin: this.apiOrigin(api),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: dataHeaders(this),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    };
  }

  private ingest(): BehaviorOptions {
    return {
      origin: new HttpOrigin(analyticsHost, { protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.USER_AGENT_REFERER_HEADERS,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      functionAssociations: [this.edgeFunction('StripIngest', stripIngestCode())],
    };
  }
}
