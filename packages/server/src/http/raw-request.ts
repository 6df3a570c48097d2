/** A request as it arrives and its answer, below the framework: for whoever reads bodies and watches connections. */
export type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
