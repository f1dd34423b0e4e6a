// `npm run dev`: starts the server, restarted when a source changes, and Vite in front of it. Ctrl+C stops both.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './run-command.mjs';

const apiPort = process.env.PORT ?? '3000';
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  PORT: apiPort,
  // Where Vite sends requests that aren't for a source file (vite.config.ts).
  API_URL: `http://127.0.0.1:${apiPort}`,
};

const children = [
  ['node', ['--watch', '--watch-preserve-output', 'server/src/app/run.ts', '--skip-build']],
  ['vite', ['web']],
].map(([command, args]) => spawn(command, args, { cwd: root, env, stdio: 'inherit' }));

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.once('exit', stop);

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
