/** A file of its own in the build, under a name that pages without the app find too. */
export { posthog } from 'posthog-js';
