import { envSchema as httpEnv } from './env.ts';

export const envSchema = httpEnv.omit({ TOKEN_ISSUER: true, USER_POOL_CLIENT_ID: true });
