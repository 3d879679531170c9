import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { table as shape } from '#functions/db/table.ts';
import { privateBucket } from './bucket.ts';

const string = (name: string) => ({ name, type: AttributeType.STRING });

/** What is kept: the table, the published quizzes and the secrets. */
export class Data extends Construct {
  readonly table: Table;
  readonly artefacts = privateBucket(this, 'Artefacts');
  /** The client secret of the Shopify app. Made with a random value; the real one is put in after deployment. */
  readonly shopifySecret = new Secret(this, 'ShopifySecret', {
    description: 'Client secret of the Shopify app',
    generateSecretString: { passwordLength: 40, excludePunctuation: true },
  });
  /** What keys are derived from that encrypt tokens at rest. */
  readonly encryptionSecret = new Secret(this, 'EncryptionSecret', {
    description: 'Encrypts the tokens that the product stores',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
  });

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: string(shape.partitionKey),
      sortKey: string(shape.sortKey),
      timeToLiveAttribute: shape.ttl,
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    for (const [indexName, index] of Object.entries(shape.indexes)) {
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: string(index.partitionKey),
        sortKey: string(index.sortKey),
      });
    }
  }
}
