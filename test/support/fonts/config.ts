import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Does something where programs find the fonts of this repository first, whatever the machine has: Lato for words, and Noto Emoji for
 * the signs that the bot writes. Gives what these programs need in their environment.
 */
export async function withOwnFonts<T>(work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const made = await mkdtemp(join(tmpdir(), 'turnkeeper-fonts-'));
  const prefer = (family: string): string =>
    `<match><test name="family"><string>${family}</string></test><edit name="family" mode="prepend" binding="strong"><string>Lato</string><string>Noto Emoji</string></edit></match>`;
  const config = join(made, 'fonts.conf');
  try {
    await writeFile(
      config,
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${folder('../../../assets/fonts')}</dir><dir>${folder('.')}</dir><cachedir>${join(made, 'cache')}</cachedir>
${['sans-serif', 'system-ui'].map(prefer).join('\n')}
</fontconfig>`,
    );
    const { PATH = '', HOME = made } = process.env;
    return await work({ PATH, HOME, FONTCONFIG_FILE: config });
  } finally {
    await rm(made, { recursive: true });
  }
}
