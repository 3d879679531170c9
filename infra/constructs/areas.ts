import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { envSchema as catalogueEnv } from '#functions/catalogue/env.ts';
import { envSchema as identityEnv } from '#functions/identity/env.ts';
import { envSchema as metaEnv } from '#functions/meta/env.ts';
import { envSchema as quizzesEnv } from '#functions/quizzes/env.ts';
import { envSchema as responsesEnv } from '#functions/responses/env.ts';
import { envSchema as shopsEnv } from '#functions/shops/env.ts';
import type { Area } from '#shared/api/api.ts';
import type { StackConfig } from '../config.ts';
import type { Analytics } from './analytics.ts';
import { AreaFunction } from './area-function.ts';
import { bind } from './bindings.ts';
import type { Data } from './data.ts';
import type { Identity } from './identity.ts';
import { type Jobs, syncTimeout } from './jobs.ts';

interface AreasProps {
  data: Data;
  identity: Identity;
  jobs: Jobs;
  analytics: Analytics;
  config: StackConfig;
  /** Where people reach the product. */
  origin: string;
  /** A shop's address, with `{shop}` for its domain. */
  shopUrl: string;
}

/** The functions, each with what it may touch and what it means when it fails. */
export class Areas extends Construct {
  readonly http: [Area, AreaFunction][];
  readonly all: AreaFunction[];
  /** Answers what no route takes. */
  readonly fallback: AreaFunction;

  constructor(scope: Construct, id: string, props: AreasProps) {
    super(scope, id);
    this.fallback = this.meta();
    this.http = [
      ['identity', this.identity(props)],
      ['shops', this.shops(props)],
      ['quizzes', this.quizzes(props)],
      ['responses', this.responses(props)],
      ['meta', this.fallback],
    ];
    this.all = [...this.http.map(([, fn]) => fn), this.catalogue(props)];
  }

  private tokens({ identity }: AreasProps) {
    return {
      TOKEN_ISSUER: bind.value(identity.pool.userPoolProviderUrl),
      USER_POOL_CLIENT_ID: bind.value(identity.client.userPoolClientId),
    };
  }

  private identity(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'identity', {
      env: identityEnv,
      bind: {
        ...this.tokens(props),
        USER_POOL_ID: bind.passwords(props.identity.pool),
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update', 'delete'),
        ENCRYPTION_SECRET_ARN: bind.secretRead(props.data.encryptionSecret),
        APP_ORIGIN: bind.value(props.origin),
        MAIL_FROM: bind.mailFrom(props.identity.mail),
      },
      errorImpact: 'Merchants cannot register, sign in or stay signed in.',
    });
  }

  private shops(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'shops', {
      env: shopsEnv,
      bind: {
        ...this.tokens(props),
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update', 'delete'),
        SHOPIFY_CLIENT_ID: bind.value(props.config.shopifyClientId),
        SHOPIFY_SECRET_ARN: bind.secretRead(props.data.shopifySecret),
        ENCRYPTION_SECRET_ARN: bind.secretRead(props.data.encryptionSecret),
        SHOP_URL: bind.value(props.shopUrl),
        APP_ORIGIN: bind.value(props.origin),
        SYNC_QUEUE_URL: bind.queueSend(props.jobs.syncQueue),
      },
      errorImpact: 'Merchants cannot connect a shop or see their products and usage.',
      // Connecting asks a shop that may be slow, and gives up on it first.
      timeout: Duration.seconds(25),
    });
  }

  private quizzes(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'quizzes', {
      env: quizzesEnv,
      bind: {
        ...this.tokens(props),
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update'),
        ARTEFACT_BUCKET: bind.bucketWrite(props.data.artefacts, 'q/'),
        MODEL_ID: bind.model(props.config.modelId),
      },
      errorImpact: 'Merchants cannot edit or publish quizzes. Quizzes in shops go on working.',
      timeout: Duration.seconds(25),
      memory: 1024,
    });
  }

  private responses(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'responses', {
      env: responsesEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update'),
        ARTEFACT_BUCKET: bind.bucketRead(props.data.artefacts, 'q/'),
        EVENT_STREAM_NAME: bind.streamPut(props.analytics.stream),
      },
      errorImpact: "Shoppers' answers are not stored now; their browsers keep them and send them again.",
    });
  }

  private meta(): AreaFunction {
    return new AreaFunction(this, 'meta', {
      env: metaEnv,
      bind: {},
      errorImpact: 'The description of the API cannot be read. Nothing else is affected.',
    });
  }

  private catalogue(props: AreasProps): AreaFunction {
    const fn = new AreaFunction(this, 'catalogue', {
      env: catalogueEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update', 'batchWrite'),
        SHOPIFY_CLIENT_ID: bind.value(props.config.shopifyClientId),
        SHOPIFY_SECRET_ARN: bind.secretRead(props.data.shopifySecret),
        ENCRYPTION_SECRET_ARN: bind.secretRead(props.data.encryptionSecret),
        SHOP_URL: bind.value(props.shopUrl),
        SYNC_QUEUE_URL: bind.queueSend(props.jobs.syncQueue),
      },
      errorImpact: 'Catalogues are not imported: new merchants see no products, others see old ones.',
      timeout: syncTimeout,
      memory: 1024,
    });
    fn.addEventSource(
      new SqsEventSource(props.jobs.syncQueue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: 10,
      }),
    );
    return fn;
  }
}
