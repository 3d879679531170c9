import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { envSchema as accountEnv } from '#functions/account/env.ts';
import { envSchema as adviceEnv } from '#functions/advice/env.ts';
import { envSchema as analyticsEnv } from '#functions/analytics/env.ts';
import { envSchema as assistEnv } from '#functions/assist/env.ts';
import { envSchema as contactsEnv } from '#functions/contacts/env.ts';
import { envSchema as eventsEnv } from '#functions/events/env.ts';
import { envSchema as identityEnv } from '#functions/identity/env.ts';
import { envSchema as inboxEnv } from '#functions/inbox/env.ts';
import { envSchema as metaEnv } from '#functions/meta/env.ts';
import { envSchema as picturesEnv } from '#functions/pictures/env.ts';
import { envSchema as quizzesEnv } from '#functions/quizzes/env.ts';
import { envSchema as responsesEnv } from '#functions/responses/env.ts';
import { envSchema as shopsEnv } from '#functions/shops/env.ts';
import { envSchema as teamEnv } from '#functions/team/env.ts';
import { envSchema as webhooksEnv } from '#functions/webhooks/env.ts';
import type { Area } from '#shared/api/api.ts';
import type { StackConfig } from '../config.ts';
import type { Analytics } from './analytics.ts';
import { AreaFunction } from './area-function.ts';
import { bind } from './bindings.ts';
import type { Data } from './data.ts';
import type { Identity } from './identity.ts';
import { type Jobs, publishTimeout } from './jobs.ts';
import { takeFrom, workers } from './workers.ts';

export interface AreasProps {
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
      ['pictures', this.pictures(props)],
      ['responses', this.responses(props)],
      ['contacts', this.contacts(props)],
      ['webhooks', this.webhooks(props)],
      ['events', this.events(props)],
      ['inbox', this.inbox(props)],
      ['analytics', this.analytics(props)],
      ['assist', this.assist(props)],
      ['advice', this.advice(props)],
      ['meta', this.fallback],
    ];
    this.all = [...this.http.map(([, fn]) => fn), ...workers(this, props)];
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
        PASSKEY_DOMAIN: bind.value(props.identity.passkeyDomain),
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
        PASSKEY_DOMAIN: bind.value(props.identity.passkeyDomain),
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update', 'delete'),
        ENCRYPTION_SECRET_ARN: bind.secretRead(props.data.encryptionSecret),
        MAIL_QUEUE_URL: bind.queueSend(props.jobs.mailQueue),
        ERASE_QUEUE_URL: bind.queueSend(props.jobs.eraseQueue),
      },
      errorImpact: 'Merchants cannot change their name, address or password, or delete their account.',
    });
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
    takeFrom(fn, props.jobs.publishQueue, 5);
    return fn;
  }

  private pictures(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'pictures', {
      env: picturesEnv,
      bind: {
        ...this.tokens(props),
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update', 'delete'),
        ARTEFACT_BUCKET: bind.bucketWrite(props.data.artefacts, 'pictures/', 'pictures/'),
        APP_ORIGIN: bind.value(props.origin),
      },
      errorImpact: 'Merchants cannot upload or delete pictures. Those that are there go on being shown.',
      // Before a picture is deleted, it is looked for in every version of every quiz.
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

  private advice(props: AreasProps): AreaFunction {
    return new AreaFunction(this, 'advice', {
      env: adviceEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update'),
        ARTEFACT_BUCKET: bind.bucketRead(props.data.artefacts, 'q/'),
        MODEL_ID: bind.model(props.config.modelId),
      },
      errorImpact: "Shoppers get the engine's order and reasons where a language model was to write them.",
      // A shopper waits: what it reads and works out before the model is asked must not take its time.
      memory: 1024,
    });
  }

  private meta(): AreaFunction {
    return new AreaFunction(this, 'meta', {
      env: metaEnv,
      bind: {},
      errorImpact: 'The description of the API cannot be read. Nothing else is affected.',
    });
  }
}
