import { AddRouteConfig } from './route-config.decorator.js';

/** Milliseconds until the response of a large import. */
const TIMEOUT = 15 * 60 * 1000;

/** Marks a route whose response may take minutes: its connection may be silent until then. */
export const AnswersLate = () => AddRouteConfig({ responseTimeout: TIMEOUT });
