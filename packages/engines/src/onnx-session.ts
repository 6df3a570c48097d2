import { InferenceSession } from 'onnxruntime-node';

/**
 * Opens an ONNX network on the CPU, from its bytes or the path of its file. Its calls block the thread until they end.
 * The memory arena is disabled: call sizes differ, and the arena would keep one block for each size.
 */
export function openSession(network: Uint8Array | string): Promise<InferenceSession> {
  const options: InferenceSession.SessionOptions = {
    executionProviders: ['cpu'],
    intraOpNumThreads: 2,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    enableMemPattern: false,
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
    // Waiting threads sleep. Spinning threads would take processor cores from the server and from each other.
    extra: { session: { intra_op: { allow_spinning: '0' }, inter_op: { allow_spinning: '0' } } },
  };
  return typeof network === 'string'
    ? InferenceSession.create(network, options)
    : InferenceSession.create(network, options);
}
