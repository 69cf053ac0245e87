import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Where this machine has a Chromium: what CHROMIUM_PATH names, else the first one on the PATH. */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const found = folders.flatMap((folder) =>
    ['chromium', 'chromium-browser'].map((name) => join(folder, name)),
  );
  return [...(named === undefined ? [] : [named]), ...found].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium without a window, with nothing of its own to say to anybody, and a fresh profile; in this process's environment, unless given. */
export function launch(executablePath: string, env?: Record<string, string>): Promise<Browser> {
  return chromium.launch({
    executablePath,
    ...(env === undefined ? {} : { env }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
