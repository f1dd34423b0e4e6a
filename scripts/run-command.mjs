import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs a command of node_modules/.bin or of the machine, with the project's own Node first on the path, and collects what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, minutes?: number }} options
 */
export function runCommand(command, args, { env = {}, minutes = 20 } = {}) {
  const startedAt = Date.now();
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk) => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  return new Promise((resolve) => {
    const done = (status) => {
      clearTimeout(limit);
      resolve({ status, output, seconds: (Date.now() - startedAt) / 1000 });
    };
    const limit = setTimeout(() => {
      output += `\n${command} was stopped: it took longer than ${minutes} minutes.\n`;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 15_000).unref();
    }, minutes * 60_000);
    child.once('error', (error) => {
      output += `${command}: ${error.message}\n`;
      done(1);
    });
    child.once('close', (status) => done(status ?? 1));
  });
}
