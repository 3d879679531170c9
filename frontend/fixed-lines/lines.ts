import { errors } from './errors.ts';
import { navigation } from './navigation.ts';
import { pages, screens } from './screens.ts';
import { sessions } from './sessions.ts';
import type { Lines } from './shown.ts';

/** What is agreed about the site, line by line, and the tests that show it. */
export const lines: Lines = { ...screens, ...navigation, ...pages, ...sessions, ...errors };
