import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { AreaFunction } from './area-function.ts';

interface AlarmsProps {
  functions: AreaFunction[];
  api: HttpApi;
  table: Table;
  queues: Queue[];
  /** Each with what it means that something is in it. */
  deadLetters: { id: string; queue: Queue; impact: string }[];
  email: string | undefined;
}

const period = Duration.minutes(5);

/** Alarms that say what is broken for whom, and the one dashboard. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { displayName: 'Recommend alarms', enforceSSL: true });
    if (props.email !== undefined) this.topic.addSubscription(new EmailSubscription(props.email));
    for (const fn of props.functions) {
      this.alarm(`${fn.area}Errors`, fn.metricErrors({ period }), fn.errorImpact);
      this.alarm(
        `${fn.area}Throttles`,
        fn.metricThrottles({ period }),
        `The account's limit of concurrent functions is reached. ${fn.errorImpact}`,
      );
    }
    for (const { id: name, queue, impact } of props.deadLetters) {
      this.alarm(name, queue.metricApproximateNumberOfMessagesVisible({ period }), impact);
    }
    this.alarm(
      'ApiErrors',
      props.api.metricServerError({ period, statistic: 'Sum' }),
      'Calls to the API end in a server error, for merchants or for shoppers.',
      10,
    );
    this.dashboard(props);
  }

  private alarm(id: string, metric: IMetric, alarmDescription: string, threshold = 1): void {
    const alarm = new Alarm(this, id, {
      metric,
      alarmDescription,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }

  private dashboard({ functions, api, table, queues }: AlarmsProps): void {
    const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12 });
    new Dashboard(this, 'Dashboard', {
      widgets: [
        [
          graph('Requests', [api.metricCount({ period, statistic: 'Sum' })]),
          graph('Failed requests', [
            api.metricServerError({ period, statistic: 'Sum' }),
            api.metricClientError({ period, statistic: 'Sum' }),
          ]),
        ],
        [
          graph(
            'Time of a request, 95th percentile',
            functions.map((fn) => fn.metricDuration({ period, statistic: 'p95', label: fn.area })),
          ),
          graph(
            'Failures by area',
            functions.map((fn) => fn.metricErrors({ period, label: fn.area })),
          ),
        ],
        [
          graph(
            'Messages waiting',
            queues.map((queue) => queue.metricApproximateNumberOfMessagesVisible({ period })),
          ),
          graph('Table', [
            table.metricConsumedReadCapacityUnits({ period }),
            table.metricConsumedWriteCapacityUnits({ period }),
            table.metricThrottledRequestsForOperations({
              period,
              operations: [Operation.PUT_ITEM, Operation.UPDATE_ITEM, Operation.TRANSACT_WRITE_ITEMS],
            }),
          ]),
        ],
      ],
    });
  }
}
