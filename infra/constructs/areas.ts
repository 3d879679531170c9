import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { envSchema as accountEnv } from '#functions/account/env.ts';
import { envSchema as analyticsEnv } from '#functions/analytics/env.ts';
import { envSchema as assistEnv } from '#functions/assist/env.ts';
import { envSchema as catalogueEnv } from '#functions/catalogue/env.ts';
import { envSchema as contactsEnv } from '#functions/contacts/env.ts';
import { envSchema as erasureEnv } from '#functions/erasure/env.ts';
import { envSchema as eventsEnv } from '#functions/events/env.ts';
import { envSchema as identityEnv } from '#functions/identity/env.ts';
import { envSchema as inboxEnv } from '#functions/inbox/env.ts';
import { envSchema as mailsEnv } from '#functions/mails/env.ts';
import { envSchema as metaEnv } from '#functions/meta/env.ts';
import { envSchema as quizzesEnv } from '#functions/quizzes/env.ts';
import { envSchema as refreshEnv } from '#functions/quizzes/refresh-env.ts';
import { envSchema as responsesEnv } from '#functions/responses/env.ts';
import { envSchema as shopsEnv } from '#functions/shops/env.ts';
import { envSchema as teamEnv } from '#functions/team/env.ts';
import { envSchema as deliverEnv } from '#functions/webhooks/deliver-env.ts';
import { envSchema as webhooksEnv } from '#functions/webhooks/env.ts';
import type { Area } from '#shared/api/api.ts';
import type { StackConfig } from '../config.ts';
import type { Analytics } from './analytics.ts';
import { AreaFunction } from './area-function.ts';
import { bind } from './bindings.ts';
import type { Data } from './data.ts';
import type { Identity } from './identity.ts';
import {
  eraseTimeout,
  hookTimeout,
  type Jobs,
  mailTimeout,
  publishTimeout,
  refreshTimeout,
  syncTimeout,
} from './jobs.ts';

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
  /** One more origin that webhooks may name, besides public https ones; none when empty. */
  ownHookOrigin: string;
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
      ['account', this.account(props)],
      ['team', this.team(props)],
      ['shops', this.shops(props)],
      ['quizzes', this.quizzes(props)],
      ['responses', this.responses(props)],
      ['contacts', this.contacts(props)],
      ['webhooks', this.webhooks(props)],
      ['events', this.events(props)],
      ['inbox', this.inbox(props)],
      ['analytics', this.analytics(props)],
      ['assist', this.assist(props)],
      ['meta', this.fallback],
    ];
    this.all = [
      ...this.http.map(([, fn]) => fn),
      this.catalogue(props),
      this.refresh(props),
      this.mails(props),
      this.deliver(props),
      this.erasure(props),
    ];
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

  private account(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'account', {
      env: accountEnv,
      bind: {
        ...this.tokens(props),
        USER_POOL_ID: bind.people(props.identity.pool),
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update', 'delete'),
        ENCRYPTION_SECRET_ARN: bind.secretRead(props.data.encryptionSecret),
        MAIL_QUEUE_URL: bind.queueSend(props.jobs.mailQueue),
        ERASE_QUEUE_URL: bind.queueSend(props.jobs.eraseQueue),
      },
      errorImpact: 'Merchants cannot change their name, address or password, or delete their account.',
    });
  }

  private erasure(props: AreasProps): AreaFunction {
    const fn = new AreaFunction(this, 'erasure', {
      env: erasureEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'update', 'delete', 'batchWrite'),
        ARTEFACT_BUCKET: bind.bucketEmpty(props.data.artefacts, 'q/', 'pages/'),
        ERASE_QUEUE_URL: bind.queueSend(props.jobs.eraseQueue),
      },
      errorImpact:
        'What deleted accounts and quizzes held, and what is older than shops keep, is not erased yet; it is once this works again.',
      timeout: eraseTimeout,
    });
    fn.addEventSource(
      new SqsEventSource(props.jobs.eraseQueue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: 2,
      }),
    );
    return fn;
  }

  private team(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'team', {
      env: teamEnv,
      bind: {
        ...this.tokens(props),
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update', 'delete'),
        MAIL_QUEUE_URL: bind.queueSend(props.jobs.mailQueue),
        APP_ORIGIN: bind.value(props.origin),
      },
      errorImpact: 'Merchants cannot invite people, join a team or change who may do what.',
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
        ERASE_QUEUE_URL: bind.queueSend(props.jobs.eraseQueue),
      },
      errorImpact: 'Merchants cannot connect a shop or see their products and usage.',
      // Connecting asks a shop that may be slow, and gives up on it first.
      timeout: Duration.seconds(25),
    });
  }

  private quizzes(props: AreasProps): AreaFunction {
    const fn = new AreaFunction(this, 'quizzes', {
      env: quizzesEnv,
      bind: {
        ...this.tokens(props),
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update'),
        ARTEFACT_BUCKET: bind.bucketWrite(props.data.artefacts, 'q/', 'pages/'),
        MODEL_ID: bind.model(props.config.modelId),
        APP_ORIGIN: bind.value(props.origin),
        SHOP_URL: bind.value(props.shopUrl),
        REFRESH_QUEUE_URL: bind.queueSend(props.jobs.refreshQueue),
        ERASE_QUEUE_URL: bind.queueSend(props.jobs.eraseQueue),
        PUBLISH_QUEUE_URL: bind.queueSend(props.jobs.publishQueue),
      },
      errorImpact: 'Merchants cannot edit or publish quizzes. Quizzes in shops go on working.',
      timeout: publishTimeout,
      memory: 1024,
    });
    fn.addEventSource(
      new SqsEventSource(props.jobs.publishQueue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: 5,
      }),
    );
    return fn;
  }

  private responses(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'responses', {
      env: responsesEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update'),
        ARTEFACT_BUCKET: bind.bucketRead(props.data.artefacts, 'q/'),
        EVENT_STREAM_NAME: bind.streamPut(props.analytics.stream),
        MAIL_QUEUE_URL: bind.queueSend(props.jobs.mailQueue),
        HOOK_QUEUE_URL: bind.queueSend(props.jobs.hookQueue),
        APP_ORIGIN: bind.value(props.origin),
      },
      errorImpact: "Shoppers' answers are not stored now; their browsers keep them and send them again.",
    });
  }

  private contacts(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'contacts', {
      env: contactsEnv,
      bind: {
        ...this.tokens(props),
        TABLE_NAME: bind.table(props.data.table, 'read', 'update', 'delete'),
      },
      errorImpact: 'Merchants cannot see or delete their contacts. New ones are stored as before.',
    });
  }

  private webhooks(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'webhooks', {
      env: webhooksEnv,
      bind: {
        ...this.tokens(props),
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update', 'delete'),
        ENCRYPTION_SECRET_ARN: bind.secretRead(props.data.encryptionSecret),
        HOOK_QUEUE_URL: bind.queueSend(props.jobs.hookQueue),
        OWN_HOOK_ORIGIN: bind.value(props.ownHookOrigin),
      },
      errorImpact: 'Merchants cannot set up their webhook or see its deliveries. They go on being sent.',
    });
  }

  private deliver(props: AreasProps): AreaFunction {
    const fn = new AreaFunction(this, 'deliver', {
      entry: 'functions/webhooks/deliver-handler.ts',
      env: deliverEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'update'),
        ENCRYPTION_SECRET_ARN: bind.secretRead(props.data.encryptionSecret),
        HOOK_QUEUE_URL: bind.queueSend(props.jobs.hookQueue),
        OWN_HOOK_ORIGIN: bind.value(props.ownHookOrigin),
      },
      errorImpact: "Shops' own systems are not told of responses and leads; they are once this works again.",
      timeout: hookTimeout,
    });
    fn.addEventSource(
      new SqsEventSource(props.jobs.hookQueue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        // Systems that do not answer keep a place each for ten seconds.
        maxConcurrency: 20,
      }),
    );
    return fn;
  }

  private inbox(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'inbox', {
      env: inboxEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update'),
        MAIL_QUEUE_URL: bind.queueSend(props.jobs.mailQueue),
        CONTACT_ADDRESS: bind.value(props.config.contactTo),
      },
      errorImpact: 'Visitors cannot write to us through the contact form; it gives them our address instead.',
    });
  }

  private mails(props: AreasProps): AreaFunction {
    const fn = new AreaFunction(this, 'mails', {
      env: mailsEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update'),
        MAIL_FROM: bind.mailFrom(props.identity.mail),
      },
      errorImpact:
        'Shoppers wait for the results they asked for by mail, and we for messages to us; they are sent once this works again.',
      timeout: mailTimeout,
    });
    fn.addEventSource(
      new SqsEventSource(props.jobs.mailQueue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        // SES sends fourteen mails a second at first.
        maxConcurrency: 5,
      }),
    );
    return fn;
  }

  private events(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'events', {
      env: eventsEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update'),
        ARTEFACT_BUCKET: bind.bucketRead(props.data.artefacts, 'q/'),
        EVENT_STREAM_NAME: bind.streamPut(props.analytics.stream),
      },
      errorImpact:
        'What shoppers do in quizzes is not counted: figures of merchants have gaps. Quizzes work.',
    });
  }

  private analytics(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'analytics', {
      env: analyticsEnv,
      bind: {
        ...this.tokens(props),
        TABLE_NAME: bind.table(props.data.table, 'read'),
        ARTEFACT_BUCKET: bind.bucketRead(props.data.artefacts, 'q/'),
      },
      errorImpact: 'Merchants do not see their figures. Everything goes on being counted.',
      // A year of a busy quiz is many pages of counts.
      timeout: Duration.seconds(25),
      memory: 1024,
    });
  }

  private assist(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'assist', {
      env: assistEnv,
      bind: {
        ...this.tokens(props),
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update'),
        MODEL_ID: bind.model(props.config.modelId),
      },
      errorImpact: 'Merchants get no help with wording and translating; they write and publish as before.',
      // A batch of translations has ten seconds.
      timeout: Duration.seconds(25),
    });
  }

  private meta(): AreaFunction {
    return new AreaFunction(this, 'meta', {
      env: metaEnv,
      bind: {},
      errorImpact: 'The description of the API cannot be read. Nothing else is affected.',
    });
  }

  private refresh(props: AreasProps): AreaFunction {
    const fn = new AreaFunction(this, 'refresh', {
      entry: 'functions/quizzes/refresh-handler.ts',
      env: refreshEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update'),
        ARTEFACT_BUCKET: bind.bucketReadWrite(props.data.artefacts, 'q/', 'pages/'),
        APP_ORIGIN: bind.value(props.origin),
        SHOP_URL: bind.value(props.shopUrl),
        REFRESH_QUEUE_URL: bind.queueSend(props.jobs.refreshQueue),
      },
      errorImpact:
        'Quizzes in shops do not follow an import: they show products as they were before it, and are not proven anew.',
      timeout: refreshTimeout,
      memory: 1024,
    });
    fn.addEventSource(
      new SqsEventSource(props.jobs.refreshQueue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: 5,
      }),
    );
    return fn;
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
        REFRESH_QUEUE_URL: bind.queueSend(props.jobs.refreshQueue),
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
