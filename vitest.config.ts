import { defineConfig } from 'vitest/config';
import { texts } from './frontend/texts/plugin.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [texts()],
        test: {
          name: 'unit',
          include: ['{shared,functions,infra,frontend,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{functions,infra}/**/*.integration.test.ts'],
          globalSetup: ['functions/testing/dynamodb.ts', 'infra/test/stack.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
