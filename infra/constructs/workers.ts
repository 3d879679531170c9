import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { envSchema as catalogueEnv } from '#functions/catalogue/env.ts';
import { envSchema as erasureEnv } from '#functions/erasure/env.ts';
import { envSchema as mailsEnv } from '#functions/mails/env.ts';
import { envSchema as refreshEnv } from '#functions/quizzes/refresh-env.ts';
import { envSchema as deliverEnv } from '#functions/webhooks/deliver-env.ts';
import { AreaFunction } from './area-function.ts';
import type { AreasProps } from './areas.ts';
import { bind } from './bindings.ts';
import { eraseTimeout, hookTimeout, mailAttempts, mailTimeout, refreshTimeout, syncTimeout } from './jobs.ts';

/**
 * Has a function do the jobs of a queue, each on its own, so that one that fails holds up no other.
 * @param atOnce how many jobs at most
 */
export const takeFrom = (fn: AreaFunction, queue: IQueue, atOnce: number): void =>
  fn.addEventSource(
    new SqsEventSource(queue, { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: atOnce }),
  );

/** The functions that nobody calls: each works on what waits in its queue. */
export function workers(scope: Construct, props: AreasProps): AreaFunction[] {
  const catalogue = (): AreaFunction => {
    const fn = new AreaFunction(scope, 'catalogue', {
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
    takeFrom(fn, props.jobs.syncQueue, 10);
    return fn;
  };

  const refresh = (): AreaFunction => {
    const fn = new AreaFunction(scope, 'refresh', {
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
    takeFrom(fn, props.jobs.refreshQueue, 5);
    return fn;
  };

  const mails = (): AreaFunction => {
    const fn = new AreaFunction(scope, 'mails', {
      env: mailsEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'put', 'update', 'delete'),
        MAIL_FROM: bind.mailFrom(props.identity.mail),
        MAIL_ATTEMPTS: bind.value(String(mailAttempts)),
      },
      errorImpact:
        'Shoppers wait for the results they asked for by mail, and we for messages to us; they are sent once this works again.',
      timeout: mailTimeout,
    });
    // SES sends fourteen mails a second at first.
    takeFrom(fn, props.jobs.mailQueue, 5);
    return fn;
  };

  const deliver = (): AreaFunction => {
    const fn = new AreaFunction(scope, 'deliver', {
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
    // Systems that do not answer keep a place each for ten seconds.
    takeFrom(fn, props.jobs.hookQueue, 20);
    return fn;
  };

  const erasure = (): AreaFunction => {
    const fn = new AreaFunction(scope, 'erasure', {
      env: erasureEnv,
      bind: {
        TABLE_NAME: bind.table(props.data.table, 'read', 'update', 'delete', 'batchWrite'),
        ARTEFACT_BUCKET: bind.bucketEmpty(props.data.artefacts, 'q/', 'pages/', 'pictures/'),
        ERASE_QUEUE_URL: bind.queueSend(props.jobs.eraseQueue),
      },
      errorImpact:
        'What deleted accounts and quizzes held, and what is older than shops keep, is not erased yet; it is once this works again.',
      timeout: eraseTimeout,
    });
    takeFrom(fn, props.jobs.eraseQueue, 2);
    return fn;
  };

  return [catalogue(), refresh(), mails(), deliver(), erasure()];
}
