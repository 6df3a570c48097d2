/** Request from the server process to the engine process: the name of an operation and its one argument. */
export interface EngineRequest {
  readonly id: number;
  readonly operation: string;
  readonly argument: unknown;
}

/** Answer to one request. Memory is in bytes; the peak is the maximum since the start of the process. */
export type EngineReply = {
  readonly id: number;
  readonly residentBytes: number;
  readonly peakResidentBytes: number;
} & ({ readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: string });

export function isRequest(message: unknown): message is EngineRequest {
  return isRecord(message) && typeof message.id === 'number' && typeof message.operation === 'string';
}

export function isReply(message: unknown): message is EngineReply {
  return (
    isRecord(message) &&
    typeof message.id === 'number' &&
    typeof message.residentBytes === 'number' &&
    typeof message.ok === 'boolean'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
