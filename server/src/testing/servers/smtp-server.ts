import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

type Behavior = {
  /** Stops answering after the greeting. */
  isSilent?: boolean;
  /** Recipients that are permanently refused. */
  refuses?: readonly string[];
  /** Recipients that are refused for now, as by greylisting. */
  defers?: readonly string[];
};

/** A mail server with the part of SMTP that a delivery needs. It keeps the mails it receives. */
export async function startSmtpServer({ isSilent = false, refuses = [], defers = [] }: Behavior = {}) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    socket.write('220 mail.test ESMTP\r\n');
    if (!isSilent) converse(socket, { received, refuses, defers });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

type Conversation = { received: string[] } & Required<Pick<Behavior, 'refuses' | 'defers'>>;

function converse(socket: Socket, { received, refuses, defers }: Conversation) {
  let message: string[] | null = null;
  let rest = '';
  const replyTo = (line: string): string | null => {
    if (message !== null && line !== '.') {
      message.push(line);
      return null;
    }
    if (message !== null) {
      received.push(message.join('\n'));
      message = null;
      return '250 queued';
    }
    if (line === 'DATA') {
      message = [];
      return '354 go on';
    }
    const recipient = /^RCPT TO:<(.*)>/.exec(line)?.[1];
    if (recipient !== undefined && refuses.includes(recipient)) return '550 no such user here';
    if (recipient !== undefined && defers.includes(recipient)) return `450 4.2.0 <${recipient}>: greylisted`;
    return line === 'QUIT' ? '221 bye' : '250 ok';
  };
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const reply = replyTo(line);
      if (reply !== null) socket.write(`${reply}\r\n`);
    }
  });
}
