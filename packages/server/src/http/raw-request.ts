/** Raw requests and responses below the framework, for code that reads bodies and watches connections. */
export type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
