import { Duration } from 'aws-cdk-lib';
import { CorsHttpMethod, HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { type Area, api as contract } from '#shared/api/api.ts';
import type { RouteSpec } from '#shared/api/route.ts';

/** The HTTP API. Its routes are the contract's, one for one. */
export class Api extends Construct {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.api = new HttpApi(this, 'Http', {
      createDefaultStage: false,
      // Shop pages post responses from their own origin. Neither cookies nor tokens are allowed along.
      corsPreflight: {
        allowOrigins: ['*'],
        allowMethods: [CorsHttpMethod.POST],
        allowHeaders: ['content-type'],
        // The shopper's queue waits as long as it is told to.
        exposeHeaders: ['retry-after'],
        maxAge: Duration.days(1),
      },
    });
    this.api.addStage('Live', {
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
    });
  }

  /** Sends every route of an area to its function. */
  addRoutes(area: Area, fn: IFunction): void {
    const integration = new HttpLambdaIntegration(`${area}Integration`, fn, {
      scopePermissionToRoute: false,
    });
    for (const route of Object.values<RouteSpec>(contract[area])) {
      this.api.addRoutes({ path: route.path, methods: [HttpMethod[route.method]], integration });
    }
  }
  /** Sends what no route takes to a function, so that its 404 has the shape of all our errors. */
  addFallback(fn: IFunction): void {
    const integration = new HttpLambdaIntegration('fallbackIntegration', fn);
    new HttpRoute(this, 'Fallback', { httpApi: this.api, routeKey: HttpRouteKey.DEFAULT, integration });
  }
}
