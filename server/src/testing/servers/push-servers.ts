import { createECDH, type ECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importSPKI, jwtVerify } from 'jose';

/** The server's reply to the next message for a device, instead of accepting it. */
export type Answer = { status: number; headers?: Record<string, string>; body?: object };

const listening = async (server: ReturnType<typeof createServer>) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

type FcmMessage = { token: string; notification: { title: string; body: string }; android: { collapse_key: string } };

/** A server with the parts of FCM HTTP v1 and of a service account's token endpoint that we use. */
export async function fcmServer({ projectId, credentialsFile }: { projectId: string; credentialsFile: string }) {
  const received: FcmMessage[] = [];
  const answers = new Map<string, Answer[]>();
  let tokens = 0;
  let valid = '';
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const json = (response: ServerResponse, status: number, body: object, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

  async function giveToken(raw: Buffer, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(raw.toString());
    const key = await importSPKI(publicKey, 'RS256');
    const { payload } = await jwtVerify(form.get('assertion') ?? '', key, {
      audience: `${url()}/token`,
      issuer: 'push@move.test',
    });
    const isRight = String(payload['scope']).endsWith('firebase.messaging');
    if (!isRight || form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return void json(response, 400, {});
    valid = `token-${(tokens += 1)}`;
    json(response, 200, { access_token: valid, expires_in: 3_600, token_type: 'Bearer' });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await buffer(request);
    if (request.url === '/token') return giveToken(raw, response);
    if (request.headers.authorization !== `Bearer ${valid}`)
      return void json(response, 401, { error: { status: 'UNAUTHENTICATED' } });
    if (request.url !== `/v1/projects/${projectId}/messages:send`)
      return void json(response, 404, { error: { status: 'NOT_FOUND' } });
    const { message } = JSON.parse(raw.toString()) as { message: FcmMessage };
    const answer = answers.get(message.token)?.shift();
    if (answer) return void json(response, answer.status, answer.body ?? {}, answer.headers);
    received.push(message);
    json(response, 200, { name: `projects/${projectId}/messages/${received.length}` });
  }

  const server = createServer(
    (request, response) => void handle(request, response).catch((error) => response.destroy(error)),
  );
  const port = await listening(server);
  const url = () => `http://127.0.0.1:${port}`;
  const credentials = { client_email: 'push@move.test', private_key: privateKey, token_uri: `${url()}/token` };
  writeFileSync(credentialsFile, JSON.stringify(credentials));
  return {
    url: url(),
    received,
    /** Tokens that were issued. */
    tokens: () => tokens,
    /** Makes the current token invalid. */
    expireToken: () => (valid = 'none'),
    answerNext: (token: string, ...next: Answer[]) => answers.set(token, next),
    stop: () => server.close(),
  };
}

// used only by tests; the key gives no access to anything
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQglajf1HCmcXNvflE4
gnGichyPyfj8rWHtInwmb6eSVc+hRANCAASBx4gSVa/u99OOna1Ly8PsE7F32ILg
Y9ENVdpFo41HvCZGUgJ+fWfZbtQCN8unU9vIVx6b8+WQO0ooys0d/Zjg
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBqjCCAVCgAwIBAgIUTgYKJ8HlYMZ5cTTDjLDKy6wOPVcwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcHVzaC5leGFtcGxlLmNvbTAgFw0yNjExMjMxNDQzMTJaGA8y
MTI2MTAzMDE0NDMxMlowGzEZMBcGA1UEAwwQcHVzaC5leGFtcGxlLmNvbTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABIHHiBJVr+73046drUvLw+wTsXfYguBj0Q1V
2kWjjUe8JkZSAn59Z9lu1AI3y6dT28hXHpvz5ZA7SijKzR39mOCjcDBuMB0GA1Ud
DgQWBBRpBxM3onJ0dtL15x7+rwuTiE4VxDAfBgNVHSMEGDAWgBRpBxM3onJ0dtL1
5x7+rwuTiE4VxDAPBgNVHRMBAf8EBTADAQH/MBsGA1UdEQQUMBKCEHB1c2guZXhh
bXBsZS5jb20wCgYIKoZIzj0EAwIDSAAwRQIhAI4ypDLwhvCJktC4oVj8Ky4YxWUS
dPfBMh0MZuPm/iAwAiBXRSPpRlcy8johIDuqWVmBPeHp/a+yPHHcNCE0SXJG1w==
-----END CERTIFICATE-----`;
/** The host name of the certificate, which is valid for a hundred years. */
export const PUSH_HOST = 'push.example.com';

export type Subscription = { endpoint: string; p256dh: string; auth: string; ecdh: ECDH };

/** A subscribed browser: its keys, and the URL from its push service. */
export function newSubscription(path: string): Subscription {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  return { endpoint: `https://${PUSH_HOST}/${path}`, p256dh, auth: randomBytes(16).toString('base64url'), ecdh };
}

export type ReceivedPush = { path: string; headers: IncomingMessage['headers']; body: Buffer };

/** A browser's push service (RFC 8030), and a way for a driver to reach it instead of the internet. */
export async function webPushServer() {
  const received: ReceivedPush[] = [];
  const answers = new Map<string, Answer[]>();
  const server = createSecureServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    void buffer(request).then((body) => {
      const path = (request.url ?? '').slice(1);
      const answer = answers.get(path)?.shift();
      if (answer) return response.writeHead(answer.status, answer.headers).end();
      received.push({ path, headers: request.headers, body });
      return response.writeHead(201, { location: `https://${PUSH_HOST}/m/1` }).end();
    });
  });
  const port = await listening(server as unknown as ReturnType<typeof createServer>);
  return {
    received,
    answerNext: (path: string, ...next: Answer[]) => answers.set(path, next),
    reaching: {
      port,
      ca: CERTIFICATE,
      lookup: ((_host, options, done) =>
        options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)) as LookupFunction,
    },
    stop: () => server.close(),
  };
}
