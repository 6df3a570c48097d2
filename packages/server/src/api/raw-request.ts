/** A request as it arrives and its answer, below the framework: for whoever reads bodies and watches connections. */
export type { IncomingMessage, ServerResponse } from 'node:http';
