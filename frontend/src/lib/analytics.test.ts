import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Counter, type Watched, watch } from './analytics.ts';
import { config, isCounted, isTracked } from './counting.ts';

const page = { hostname: 'recommend.example', protocol: 'https:', ignored: false };

it('counts visits of the live site only', () => {
  expect(isCounted(page)).toBe(true);
  for (const hostname of ['localhost', '127.0.0.1', '[::1]', 'app.localhost']) {
    expect(isCounted({ ...page, hostname })).toBe(false);
  }
  expect(isCounted({ ...page, protocol: 'file:', hostname: '' })).toBe(false);
  expect(isCounted({ ...page, ignored: true })).toBe(false);
});

it('leaves pages under /public alone', () => {
  expect(['/public', '/public/x', '/publicity', '/app'].map(isTracked)).toEqual([false, false, true, true]);
});

it('leaves the Dutch page under /public alone too', () => {
  expect(['/nl/public', '/nl/public/x', '/nl'].map(isTracked)).toEqual([false, false, true]);
});

it('flushes every 3 s, ends idle sessions after 30 min, and sends 10 events a second with bursts of 100', () => {
  expect(config).toMatchObject({
    api_host: '/ingest',
    request_queue_config: { flush_interval_ms: 3000 },
    session_idle_timeout_seconds: 1800,
    rate_limiting: { events_per_second: 10, events_burst_limit: 100 },
  });
});

it('makes profiles of identified users only, and captures nothing by itself but leaving', () => {
  expect(config).toMatchObject({
    person_profiles: 'identified_only',
    capture_pageview: false,
    capture_pageleave: true,
    autocapture: false,
  });
});

it('has a library that ends a session after 24 hours and a request after 60 seconds', () => {
  const source = (file: string) =>
    readFileSync(
      join(dirname(createRequire(import.meta.url).resolve('posthog-js')), '../lib/src', file),
      'utf8',
    );
  expect(source('sessionid.js')).toContain('SESSION_LENGTH_LIMIT_MILLISECONDS = 24 * 3600 * 1000');
  expect(source('request.js')).toContain('options.timeout = options.timeout || 60000');
});

describe('what is told', () => {
  const user = { id: 'user_1', email: 'ann@shop.test', firstName: 'A', lastName: 'B' };
  const start = (signedIn: typeof user | null, page: DOMStringMap = {}) => {
    const told: unknown[][] = [];
    const counter = {
      identify: (...said: unknown[]) => void told.push(['identify', ...said]),
      reset: () => void told.push(['reset']),
      capture: (name: string) => void told.push([name]),
    };
    let who = signedIn;
    let arrive = (_path: string) => {};
    let change = () => {};
    const router = {
      state: { location: { pathname: '/' } },
      subscribe: (_: string, listener: (event: { toLocation: { pathname: string } }) => void) => {
        arrive = (pathname) => listener({ toLocation: { pathname } });
      },
    };
    const session = {
      user: () => who,
      onChange: (listener: () => void) => {
        change = listener;
        return () => {};
      },
    };
    watch(counter as unknown as Counter, router as unknown as Watched, session, page);
    const signs = (next: typeof user | null) => {
      who = next;
      change();
    };
    return { told, arrive: (path: string) => arrive(path), signs };
  };

  it('is who is signed in, by id with the e-mail as a property of the person', () => {
    const { told, signs } = start(user);
    expect(told[0]).toEqual(['identify', 'user_1', { email: 'ann@shop.test' }]);
    signs(null);
    expect(told.at(-1)).toEqual(['reset']);
    signs(user);
    expect(told.at(-1)).toEqual(['identify', 'user_1', { email: 'ann@shop.test' }]);
  });

  it('is a page view on every change of route, once, and none under /public', () => {
    const { told, arrive } = start(null);
    for (const path of ['/', '/pricing', '/pricing', '/public', '/blog/a/b']) arrive(path);
    expect(told).toEqual([['$pageview'], ['$pageview'], ['$pageview']]);
  });

  it('is no page view that was told before the app came', () => {
    const { told, arrive } = start(null, { counted: '/' });
    arrive('/pricing');
    arrive('/');
    expect(told).toEqual([['$pageview'], ['$pageview']]);
  });
});
