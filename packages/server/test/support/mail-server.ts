/** Mail server on this machine, by the authors of nodemailer: records accepted mail and gives configured answers. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as received. */
  readonly raw: string;
  readonly encrypted: boolean;
  readonly user: string | null;
}

interface Answer {
  readonly at: 'from' | 'recipient' | 'data';
  /** SMTP status, with the server's text. */
  readonly status: number;
  readonly words: string;
}

export interface TestMailServer {
  readonly port: number;
  readonly taken: readonly TakenMail[];
  /** Recipients named in attempts. */
  readonly asked: readonly string[];
  /** Sets the answers to the next mails, one each; later mails are accepted. */
  answerNext(...answers: readonly Answer[]): void;
  close(): Promise<void>;
}

export interface MailServerOptions {
  /** True for TLS from the first byte; otherwise STARTTLS is offered, unless `plain`. */
  readonly secure?: boolean;
  readonly plain?: boolean;
  /** Credentials that the server requires; none by default. */
  readonly user?: string;
  readonly password?: string;
  /** Delay of the answer to a message. */
  readonly delayMs?: number;
}

const fileOf = (name: string) => fileURLToPath(new URL(`./certificates/${name}`, import.meta.url));

/** Path of the server's self-signed certificate, for `localhost` and 127.0.0.1. */
export const mailCertificate = fileOf('mail.pem');

export async function startMailServer(options: MailServerOptions = {}): Promise<TestMailServer> {
  const taken: TakenMail[] = [];
  const asked: string[] = [];
  const answers: Answer[] = [];
  const refusal = (at: Answer['at']): Error | null => {
    if (answers[0]?.at !== at) return null;
    const { status, words } = answers.shift() as Answer;
    return Object.assign(new Error(words), { responseCode: status });
  };
  const handlers: SMTPServerOptions = {
    onAuth({ username, password }, _session, done) {
      const isRight = username === options.user && password === options.password;
      done(isRight ? null : new Error(`no such user ${username}`), isRight ? { user: username } : undefined);
    },
    onMailFrom: (_address, _session, done) => done(refusal('from')),
    onRcptTo({ address }, _session, done) {
      asked.push(address);
      done(refusal('recipient'));
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      await wait(options.delayMs ?? 0);
      const refused = refusal('data');
      if (refused === null) {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          encrypted: session.secure,
          user: typeof session.user === 'string' ? session.user : null,
        });
      }
      done(refused);
    },
  };
  const server = new SMTPServer({
    ...handlers,
    secure: options.secure ?? false,
    key: readFileSync(fileOf('mail.key')),
    cert: readFileSync(mailCertificate),
    disabledCommands: [...(options.plain ? ['STARTTLS'] : []), ...(options.user === undefined ? ['AUTH'] : [])],
    authOptional: options.user === undefined,
    allowInsecureAuth: options.plain ?? false,
    disableReverseLookup: true,
    closeTimeout: 100,
  });
  // A client that disconnects is not a fault of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    taken,
    asked,
    answerNext: (...next) => void answers.push(...next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
