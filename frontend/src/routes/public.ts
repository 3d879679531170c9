import { createRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { rootRoute } from './root.tsx';

export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: HomePage });
