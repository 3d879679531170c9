/** A test by its file and a part of its title. */
export type Shown = [file: string, test: string];

export const lib = 'frontend/src/lib/';
export const words = 'frontend/fixed-lines/words.test.ts';
export const numbers = 'frontend/fixed-lines/numbers.test.ts';
export const site = 'infra/test/site/site.integration.test.ts';
export const router = 'frontend/src/router.test.ts';
export const edge = 'infra/edge/viewer-request.test.ts';
export const siteE2e = 'frontend/e2e/site.e2e.ts';
export const prerendered = 'frontend/e2e/prerendered.e2e.ts';
export const session = `${lib}session.test.ts`;
export const analytics = `${lib}analytics.test.ts`;
export const states = 'frontend/fixed-lines/states.test.tsx';
export const bar = `${lib}loading-bar.test.ts`;
export const version = `${lib}new-version.test.ts`;
export const client = `${lib}client.test.ts`;
export const signedIn = 'frontend/e2e/session.e2e.ts';
export const counting = 'frontend/e2e/counting.e2e.ts';
export const affiliate = 'frontend/e2e/affiliate.e2e.ts';
export const attack = 'functions/identity/attack.integration.test.ts';
export const toasts = 'frontend/fit-sonner.test.ts';
export const moves = 'frontend/e2e/navigation.e2e.ts';
export const frame = 'frontend/fixed-lines/frame.test.tsx';

export type Lines = Record<string, Shown[]>;
